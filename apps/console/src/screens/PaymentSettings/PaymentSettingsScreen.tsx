import { LegalCard, TillCard } from '../../features/legal/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from '../screens.module.css';
import { ProviderCards } from './ProviderCards.tsx';

/** What a venue sets once about money: ways to pay and their keys, the company, the till. */
export const PaymentSettingsScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.list}>
        {!venue.may('setProviders') && <p className={styles.note}>{t('settings.ownerOnly')}</p>}
        {venue.may('seeProviders') && <ProviderCards />}
        <LegalCard />
        {venue.may('seeProviders') && <TillCard />}
      </div>
    </div>
  );
};
