import { buttonClass, Icon } from '@tableside/design';
import { mapsHandOff, mapsReviewLink } from '@tableside/domain/reviews';
import { useT } from '../../texts/texts.ts';
import styles from './Review.module.css';
import type { Review } from './use-review.ts';

type Props = { readonly review: Review; readonly placeId: string | null };

/** The way to a public review: a button after five stars, a plain link for everybody else. REVIEW-03. */
export const MapsOffer = ({ review, placeId }: Props) => {
  const t = useT();
  const offered = mapsHandOff({ ...review, placeId });
  const link = mapsReviewLink(placeId);
  if (!offered || !link) return null;
  const prominent = offered === 'prominent';
  return (
    <div className={styles.maps} data-offer={offered}>
      {prominent && <p className={styles.mapsTitle}>{t('review.maps.title')}</p>}
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={prominent ? buttonClass('secondary', true) : styles.plain}
        // Marked first: the tab that opens may be all that the phone keeps.
        onClick={review.attempt}
      >
        {prominent && <Icon name="pin" size={20} />}
        {t('review.maps.button')}
        <span className="visually-hidden"> ({t('common.newTab')})</span>
      </a>
    </div>
  );
};
