import { useQuery } from '@tanstack/react-query';
import {
  FewNumbers,
  homeQuery,
  NeedsCard,
  ShiftCard,
  TakingsCard,
  VenuesCard,
} from '../../features/home/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import screen from '../screens.module.css';
import styles from './home-screen.module.css';

/** Today at a glance, for who answers for the house. */
export const HomeScreen = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data: home, error, refetch } = useQuery(homeQuery(id));
  if (!home && error) {
    return <LoadFailed title={t('home.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={`${screen.page} ${styles.page}`}>
      {home ? (
        <div className={styles.home}>
          <div className={styles.column}>
            <TakingsCard home={home} />
            <FewNumbers home={home} />
          </div>
          <div className={styles.column}>
            <NeedsCard home={home} />
            <ShiftCard shift={home.shift} />
          </div>
          <div className={styles.column}>
            <VenuesCard />
          </div>
        </div>
      ) : (
        <CardSkeletons count={3} height="14rem" className={styles.home} />
      )}
    </div>
  );
};
