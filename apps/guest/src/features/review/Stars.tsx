import { Icon } from '@tableside/design';
import { RATINGS } from '@tableside/domain/reviews';
import type { Ref } from 'react';
import { useT } from '../../texts/texts.ts';
import styles from './Review.module.css';

type Props = {
  readonly rating: number | null;
  readonly label: string;
  readonly onRate: (rating: number) => void;
  readonly ref?: Ref<HTMLFieldSetElement>;
};

/** Five stars, each with its word; what was picked is said in words below. REVIEW-02. */
export const Stars = ({ rating, label, onRate, ref }: Props) => {
  const t = useT();
  return (
    <fieldset ref={ref} className={styles.rating} aria-label={label}>
      <div className={styles.stars}>
        {RATINGS.map((word, place) => (
          <button
            key={word}
            type="button"
            className={styles.star}
            aria-label={`${t(`review.rating.${word}`)} (${place + 1}/${RATINGS.length})`}
            aria-pressed={rating === place + 1}
            data-on={rating !== null && place < rating}
            onClick={() => onRate(place + 1)}
          >
            <Icon name="star" size={28} />
          </button>
        ))}
      </div>
      <p className={styles.word} role="status">
        {rating !== null && t(`review.rating.${RATINGS[rating - 1] ?? 'meh'}`)}
      </p>
    </fieldset>
  );
};
