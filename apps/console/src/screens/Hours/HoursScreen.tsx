import { useQuery } from '@tanstack/react-query';
import { HoursForm, hoursQuery, PaceForm, PaceHistory } from '../../features/pace/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** When the venue works and how fast: hours, exceptions, capacity, the automatic rush and what became of it. */
export const HoursScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(hoursQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('hours.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={3} height="14rem" className={`${styles.page} ${styles.list}`} />;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('hours.title')}</h1>
      <div className={styles.list}>
        <HoursForm settings={data} />
        <PaceForm pace={data.pace} />
        <PaceHistory history={data.history} />
      </div>
    </div>
  );
};
