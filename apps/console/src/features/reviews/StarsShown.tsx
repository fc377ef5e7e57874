import { RATINGS } from '@tableside/domain/reviews';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './reviews.module.css';

/** A rating as stars for the eye and a number for everybody. */
export const StarsShown = ({ rating }: { rating: number }) => {
  const { t } = useText();
  return (
    <span className={styles.stars} role="img" aria-label={t('reviews.of', { rating, most: RATINGS.length })}>
      {RATINGS.map((word, place) => (
        <span key={word} data-on={place < rating}>
          <Icon name="star" size="1.15rem" />
        </span>
      ))}
      <b aria-hidden="true">{rating}</b>
    </span>
  );
};
