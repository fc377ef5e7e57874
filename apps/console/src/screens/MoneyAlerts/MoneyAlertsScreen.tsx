import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { AlertCard, alertsQuery, isCopyStart, SettleAlertSheet } from '../../features/money-alerts/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { COPIES, ROUTES, sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';
import { CopiesPage } from './CopiesPage.tsx';

/** What did not agree about money: open ones first, each until a person has looked at it. */
const Alerts = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: alerts, error, refetch } = useQuery(alertsQuery(venue.id, true));
  const [settling, setSettling] = useState<MoneyAlert | null>(null);
  if (!alerts && error) {
    return <LoadFailed title={t('alerts.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!alerts) return <CardSkeletons count={3} height="9rem" className={`${styles.page} ${styles.list}`} />;
  const open = alerts.filter(({ settled_at }) => settled_at === null);
  const afterCopy = alerts.some(({ kind }) => isCopyStart(kind));
  const settled = alerts.filter(({ settled_at }) => settled_at !== null);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      {open.length === 0 && <Blank icon="check" title={t('alerts.none')} hint={t('alerts.noneHint')} />}
      <div className={styles.list}>
        {open.map(alert => (
          <AlertCard key={alert.id} alert={alert} afterCopy={afterCopy} onSettle={() => setSettling(alert)} />
        ))}
      </div>
      {settled.length > 0 && (
        <>
          <h2 className={styles.heading}>{t('alerts.settled')}</h2>
          <div className={styles.list}>
            {settled.map(alert => (
              <AlertCard
                key={alert.id}
                alert={alert}
                afterCopy={afterCopy}
                onSettle={() => setSettling(alert)}
              />
            ))}
          </div>
        </>
      )}
      <Link className={styles.footLink} href={sectionPath(venue.slug, 'money-alerts', COPIES)}>
        {t('copies.title')} <Icon name="next" />
      </Link>
      {settling && <SettleAlertSheet alert={settling} onClose={() => setSettling(null)} />}
    </div>
  );
};

/** The alerts, or what came back after a start from a copy. */
export const MoneyAlertsScreen = () => {
  const [, params] = useRoute(ROUTES.section);
  return params?.thing === COPIES ? <CopiesPage /> : <Alerts />;
};
