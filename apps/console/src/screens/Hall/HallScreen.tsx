import { useQuery } from '@tanstack/react-query';
import { HallView, hallLiveQuery } from '../../features/hall-live/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** The halls that this venue is the operator of, as they stand. */
export const HallScreen = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data, error, refetch } = useQuery(hallLiveQuery(id));
  if (!data && error)
    return <LoadFailed title={t('hallLive.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={6} height="9rem" className={`${styles.page} ${styles.cards}`} />;
  return (
    <div className={styles.page}>
      {data.halls.length === 0 && (
        <>
          <h1 className={styles.title}>{t('hallLive.title')}</h1>
          <p>{t('hallLive.noHall')}</p>
        </>
      )}
      {data.halls.map(hall => (
        <HallView key={hall.id} hall={hall} />
      ))}
    </div>
  );
};
