import { useRoute } from 'wouter';
import { LegalCard, TillCard } from '../../features/legal/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { TerminalsCard } from '../../features/terminals/index.ts';
import { useText } from '../../i18n/index.ts';
import { ROUTES } from '../../routes.ts';
import styles from '../screens.module.css';
import { ProviderCards } from './ProviderCards.tsx';

/** What a venue sets once about money: ways to pay and their keys, the company, the till; all of it, or the one an address names. */
export const PaymentSettingsScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const [, params] = useRoute(ROUTES.section);
  const only = ['terminals', 'legal', 'till'].find(part => part === params?.thing);
  const shows = (part: string): boolean => only === undefined || only === part;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.list}>
        {!venue.may('setProviders') && <p className={styles.note}>{t('settings.ownerOnly')}</p>}
        {venue.may('seeProviders') && shows('methods') && <ProviderCards />}
        {venue.may('setUpTerminals') && shows('terminals') && <TerminalsCard />}
        {shows('legal') && <LegalCard />}
        {venue.may('seeProviders') && shows('till') && <TillCard />}
      </div>
    </div>
  );
};
