import type { MoneyAlert } from '@tableside/contract/http/console-money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertCard, alertsQuery, SettleAlertSheet } from '../../features/money-alerts/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/Blank.tsx';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import styles from '../screens.module.css';

/** What did not agree about money: open ones first, each until a person has looked at it. */
export const MoneyAlertsScreen = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: alerts, error, refetch } = useQuery(alertsQuery(venue.id, true));
  const [settling, setSettling] = useState<MoneyAlert | null>(null);
  if (!alerts && error) {
    return <LoadFailed title={t('alerts.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!alerts) return <CardSkeletons count={3} height="9rem" className={`${styles.page} ${styles.list}`} />;
  const open = alerts.filter(({ settled_at }) => settled_at === null);
  const settled = alerts.filter(({ settled_at }) => settled_at !== null);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      {open.length === 0 && <Blank icon="check" title={t('alerts.none')} hint={t('alerts.noneHint')} />}
      <div className={styles.list}>
        {open.map(alert => (
          <AlertCard key={alert.id} alert={alert} onSettle={() => setSettling(alert)} />
        ))}
      </div>
      {settled.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('alerts.settled')}</h2>
          <div className={styles.list}>
            {settled.map(alert => (
              <AlertCard key={alert.id} alert={alert} onSettle={() => setSettling(alert)} />
            ))}
          </div>
        </>
      )}
      {settling && <SettleAlertSheet alert={settling} onClose={() => setSettling(null)} />}
    </div>
  );
};
