import { useQuery } from '@tanstack/react-query';
import { useRoute } from 'wouter';
import { useVenue } from '../../features/session/index.ts';
import { pageOf, SettingsTabs, SwitchesForm, settingsQuery } from '../../features/venue-settings/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { ROUTES } from '../../routes.ts';
import styles from '../screens.module.css';

/** What the owner chooses about the venue, page by page; each is saved by itself. */
export const SettingsScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const [, params] = useRoute(ROUTES.section);
  const page = pageOf(params?.thing);
  const { data, error, refetch } = useQuery(settingsQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('venueSettings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('venueSettings.title')}</h1>
      <SettingsTabs open={page} />
      {data ? (
        <SwitchesForm switches={data.switches} />
      ) : (
        <CardSkeletons count={3} height="14rem" className={styles.list} />
      )}
    </div>
  );
};
