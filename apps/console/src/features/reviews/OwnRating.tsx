import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { useVenue } from '../session/index.ts';
import styles from './reviews.module.css';
import { ownRatingQuery } from './reviews-query.ts';

/** How guests rated whom one served, over the last 30 days. */
export const OwnRating = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data } = useQuery(ownRatingQuery(id));
  if (!data || data.average === null) return null;
  return (
    <p className={styles.headline}>
      <b>{data.average}</b> {t('reviews.own', { count: data.count })}
    </p>
  );
};
