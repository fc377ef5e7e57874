import type { ComponentType } from 'react';
import { useRoute } from 'wouter';
import { ArchivePage } from '../../features/archive/index.ts';
import { BridgesPage } from '../../features/bridges/index.ts';
import { ConnectionsPage } from '../../features/connections/index.ts';
import { CouponsPage } from '../../features/coupons/index.ts';
import { FiscalPage } from '../../features/fiscal/index.ts';
import { KiosksPage } from '../../features/kiosks/index.ts';
import { LoyaltyPage } from '../../features/loyalty/index.ts';
import { NoticesPage } from '../../features/notices/index.ts';
import { ReservationSettingsPage } from '../../features/reservations/index.ts';
import { RetentionPage } from '../../features/retention/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { SettingsHome, type SettingsPage, settingsPageAt } from '../../features/settings-places/index.ts';
import { HoursPage } from '../../features/shifts/index.ts';
import { VenueSecurityPanels } from '../../features/staff/index.ts';
import { TeamPage } from '../../features/team/index.ts';
import { isVenuePage, SettingsPages, type VenuePage } from '../../features/venue-settings/index.ts';
import { useText } from '../../i18n/index.ts';
import { ROUTES } from '../../routes.ts';
import styles from '../screens.module.css';

/** Pages that are whole features; the others are parts of what the venue chose about itself. */
const PAGES: Record<Exclude<SettingsPage, VenuePage>, ComponentType> = {
  archive: ArchivePage,
  bridges: BridgesPage,
  connections: ConnectionsPage,
  coupons: CouponsPage,
  fiscal: FiscalPage,
  loyalty: LoyaltyPage,
  kiosks: KiosksPage,
  notices: NoticesPage,
  reservations: ReservationSettingsPage,
  retention: RetentionPage,
  security: VenueSecurityPanels,
  team: TeamPage,
  'hours-worked': HoursPage,
};

/** What the owner chooses about the venue: everything there is, or a page of it; each page is saved by itself. */
export const SettingsScreen = () => {
  const { t } = useText();
  const { may } = useVenue();
  const [, params] = useRoute(ROUTES.section);
  const page = settingsPageAt(params?.thing, may);
  if (page === undefined) {
    return (
      <div className={`${styles.page} ${styles.roomy}`}>
        <h1 className={styles.title}>{t('venueSettings.title')}</h1>
        <SettingsHome />
      </div>
    );
  }
  const Page = isVenuePage(page) ? null : PAGES[page];
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`place.${page}`)}</h1>
      <div className={styles.list}>
        {Page && <Page />}
        {isVenuePage(page) && <SettingsPages page={page} />}
      </div>
    </div>
  );
};
