import type { ReviewView } from '@tableside/contract/http/shared/review-view';
import { Button } from '@tableside/design';
import { showsReview } from '@tableside/domain/reviews';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../texts/texts.ts';
import type { ReviewAbout } from './about.ts';
import { PlatformReview } from './PlatformReview.tsx';
import styles from './Review.module.css';
import { ReviewSheet } from './ReviewSheet.tsx';
import { Stars } from './Stars.tsx';
import { Thanks } from './Thanks.tsx';
import { useReview } from './use-review.ts';

type Props = {
  readonly about: ReviewAbout;
  readonly placeId: string | null;
  readonly known: ReviewView | null;
};

/** How it was, among other things on a screen: one star is a review, everything else is a choice. REVIEW-04. */
export const ReviewCard = ({ about, placeId, known: told }: Props) => {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const review = useReview(about, told);
  const { rating, submitted, justGiven } = review;
  const known = rating === null ? null : { rating, submitted };
  if (!review.open || !showsReview({ closed: true, review: known, justGiven })) return null;
  const rate = (next: number) => {
    review.rate(next);
    setOpen(true);
  };
  return (
    <section className={styles.card} aria-labelledby={id} data-review>
      <h2 id={id} className={styles.title}>
        {t('review.title')}
      </h2>
      {submitted ? (
        <Thanks review={review} placeId={placeId} />
      ) : (
        <Stars rating={rating} label={t('review.title')} onRate={rate} />
      )}
      {rating !== null && !submitted && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('review.addWords')}
        </Button>
      )}
      {submitted && review.asksForApp && about.payment_uuid !== null && <PlatformReview about={about} />}
      {createPortal(
        <ReviewSheet about={about} placeId={placeId} open={open} onClose={() => setOpen(false)} />,
        document.body,
      )}
    </section>
  );
};
