import { OwnDrawerCard } from '../../features/drawers/index.ts';
import { OwnNoticesPanel } from '../../features/notices/index.ts';
import { PushPanel } from '../../features/push/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { OwnShiftCard } from '../../features/shifts/index.ts';
import { OwnPanels } from '../../features/staff/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from '../screens.module.css';

/** The own account; how the venue protects itself is a page of the settings. */
export const AccountScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('account.title')}</h1>
      {venue.two_step_missing && (
        <p role="alert" className={styles.note}>
          {t('account.required', { venues: venue.name })}
        </p>
      )}
      <div className={styles.list}>
        {!venue.two_step_missing && <OwnShiftCard />}
        {!venue.two_step_missing && venue.may('settleCash') && <OwnDrawerCard />}
        {!venue.two_step_missing && <PushPanel />}
        {!venue.two_step_missing && <OwnNoticesPanel />}
        <OwnPanels />
      </div>
    </div>
  );
};
