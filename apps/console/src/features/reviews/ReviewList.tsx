import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import styles from './reviews.module.css';
import { type Filters, reviewsQuery } from './reviews-query.ts';
import { useReviewAction } from './use-review-action.ts';

/** The inbox. */
export const ReviewList = ({ filters }: { filters: Filters }) => {
  const { t } = useText();
  const { id } = useVenue();
  const { setDone, busy } = useReviewAction();
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    reviewsQuery(id, filters),
  );
  if (!data && error)
    return <LoadFailed title={t('reviews.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={4} height="8rem" className={styles.list} />;
  const reviews = data.pages.flatMap(page => page.reviews);
  if (reviews.length === 0)
    return <Blank icon="heart" title={t('reviews.none')} hint={t('reviews.noneHint')} />;
  const answered = reviews.find(review => review.id === open && review.answer === null);
  return (
    <>
      <ul className={styles.list} aria-label={t('reviews.title')}>
        {reviews.map(review => (
          <ReviewRow
            key={review.id}
            review={review}
            busy={busy}
            onAnswer={() => setOpen(review.id)}
            onDone={done => void setDone(review.id, done)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('reviews.older')}
        </Button>
      )}
      {answered && <AnswerSheet review={answered} onClose={() => setOpen(null)} />}
    </>
  );
};
