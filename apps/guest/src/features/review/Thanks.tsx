import { Icon } from '@tableside/design';
import { useT } from '../../texts/texts.ts';
import { MapsOffer } from './MapsOffer.tsx';
import styles from './Review.module.css';
import type { Review } from './use-review.ts';

/** After a review was handed in. */
export const Thanks = ({ review, placeId }: { readonly review: Review; readonly placeId: string | null }) => {
  const t = useT();
  return (
    <>
      <p className={styles.thanks} role="status">
        <Icon name="check" size={24} />
        <span>
          <strong>{t('review.thanks')}</strong>
          {t(review.waits ? 'review.waits' : 'review.thanksText')}
        </span>
      </p>
      <MapsOffer review={review} placeId={placeId} />
    </>
  );
};
