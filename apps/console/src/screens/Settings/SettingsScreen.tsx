import { useRoute } from 'wouter';
import { ArchivePage } from '../../features/archive/index.ts';
import { ConnectionsPage } from '../../features/connections/index.ts';
import { CouponsPage } from '../../features/coupons/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { TeamPage } from '../../features/team/index.ts';
import { isWide, pageOf, SettingsPages, SettingsTabs } from '../../features/venue-settings/index.ts';
import { useText } from '../../i18n/index.ts';
import { ROUTES } from '../../routes.ts';
import styles from '../screens.module.css';

/** What the owner chooses about the venue, page by page; each is saved by itself. */
export const SettingsScreen = () => {
  const { t } = useText();
  const { may } = useVenue();
  const [, params] = useRoute(ROUTES.section);
  const page = pageOf(params?.thing, may);
  return (
    <div className={`${styles.page} ${isWide(page) ? styles.roomy : styles.narrow}`}>
      <h1 className={styles.title}>{t('venueSettings.title')}</h1>
      <SettingsTabs open={page} />
      {page === 'team' && <TeamPage />}
      {page === 'connections' && <ConnectionsPage />}
      {page === 'archive' && <ArchivePage />}
      {page === 'coupons' && <CouponsPage />}
      {page !== 'team' && page !== 'connections' && page !== 'archive' && page !== 'coupons' && (
        <SettingsPages page={page} />
      )}
    </div>
  );
};
