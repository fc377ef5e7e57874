import { Button, Sheet } from '@tableside/design';
import { useRef } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import type { ReviewAbout } from './about.ts';
import { MapsOffer } from './MapsOffer.tsx';
import styles from './Review.module.css';
import { ReviewWords } from './ReviewWords.tsx';
import { Stars } from './Stars.tsx';
import { Thanks } from './Thanks.tsx';
import { useResending } from './use-resending.ts';
import { useReview } from './use-review.ts';

type Props = {
  readonly about: ReviewAbout;
  readonly placeId: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The review in a dialog: stars, then tags and words, then thanks. REVIEW-01, REVIEW-08. */
export const ReviewSheet = ({ about, placeId, open, onClose }: Props) => {
  const t = useT();
  const stars = useRef<HTMLFieldSetElement>(null);
  const review = useReview(about);
  useResending();
  useBackCloses(open, 'sheet', onClose);
  const done = review.submitted || !review.open;
  // The button is always alive: without a star it leads to the stars.
  const submit = () => {
    if (review.rating !== null) return review.submit();
    stars.current?.scrollIntoView({ block: 'center' });
    stars.current?.querySelector('button')?.focus();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('review.title')}
      closeLabel={t('common.close')}
      footer={
        done ? (
          <Button wide look="secondary" onClick={onClose}>
            {t('common.close')}
          </Button>
        ) : (
          <Button wide onClick={submit}>
            {t('review.send')}
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {!done && (
          <>
            <Stars ref={stars} rating={review.rating} label={t('review.title')} onRate={review.rate} />
            {review.rating !== null && <ReviewWords review={review} />}
            <MapsOffer review={review} placeId={placeId} />
          </>
        )}
        {done && <Thanks review={review} placeId={placeId} />}
      </div>
    </Sheet>
  );
};
