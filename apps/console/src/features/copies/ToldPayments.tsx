import { Button } from '@mantine/core';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import styles from './copies.module.css';
import { reportedPayment } from './copy-facts.ts';

type Props = { alerts: readonly MoneyAlert[]; label: string; onSettle: (alert: MoneyAlert) => void };

/** Payments that a bank has and our books do not, each until somebody has looked at it. */
export const ReportedPayments = ({ alerts, label, onSettle }: Props) => {
  const { t } = useText();
  const { may } = useVenue();
  const money = useMoney();
  const clock = useClock();
  return (
    <ul className={styles.told} aria-label={label}>
      {alerts.map(alert => {
        const { amount, ref, madeAt } = reportedPayment(alert);
        const open = alert.settled_at === null;
        return (
          <li key={alert.id} data-open={open || undefined}>
            <b>{money.show(amount)}</b>
            <span>
              {madeAt === null
                ? t('copies.told', { time: clock.dayAndTime(alert.raised_at) })
                : clock.dayAndTime(madeAt)}
            </span>
            {ref !== null && <code>{ref}</code>}
            {open ? (
              may('settleAlerts') && (
                <Button variant="default" onClick={() => onSettle(alert)}>
                  {t('alert.settle')}
                </Button>
              )
            ) : (
              <q>
                <Icon name="check" /> {alert.note}
              </q>
            )}
          </li>
        );
      })}
    </ul>
  );
};
