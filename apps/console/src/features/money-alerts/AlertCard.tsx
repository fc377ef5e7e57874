import { Button } from '@mantine/core';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Facts } from '../../parts/list/Facts.tsx';
import { COPIES, sectionPath } from '../../routes.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import { AlertSettled } from './AlertSettled.tsx';
import { type AlertFact, alertFacts, alertHint, alertTitle, isAboutCopy } from './alert-facts.ts';
import styles from './alerts.module.css';

type Props = {
  alert: MoneyAlert;
  /** The venue's books came back from a copy: what banks have beyond them stands on a page of its own. */
  afterCopy: boolean;
  onSettle: () => void;
};

/** What does not agree, since when, what to do, and what somebody found. */
export const AlertCard = ({ alert, afterCopy, onSettle }: Props) => {
  const { t } = useText();
  const { slug, may } = useVenue();
  const money = useMoney();
  const clock = useClock();
  const open = alert.settled_at === null;
  const shown = (value: AlertFact['value']): string => {
    if ('amount' in value) return money.show(value.amount);
    return 'at' in value ? clock.withDay(value.at) : value.text;
  };
  return (
    <article className={styles.card} data-open={open || undefined} aria-labelledby={`alert-${alert.id}`}>
      <h3 id={`alert-${alert.id}`}>
        <Icon name={open ? 'alert' : 'check'} /> {t(alertTitle(alert.kind))}
      </h3>
      <p>{t(alertHint(alert.kind))}</p>
      <Facts
        facts={[
          [t('alert.fact.raised'), clock.dayAndTime(alert.raised_at)],
          ...alertFacts(alert.data).map(
            ({ name, field, value }) => [name === null ? field : t(name), shown(value), field] as const,
          ),
        ]}
        className={styles.facts}
      />
      <AlertSettled alert={alert} />
      <div className={styles.buttons}>
        {alert.payment !== null && (
          <Link className={styles.link} href={sectionPath(slug, 'payments', alert.payment)}>
            {t('alert.toPayment')}
          </Link>
        )}
        {afterCopy && isAboutCopy(alert.kind) && (
          <Link className={styles.link} href={sectionPath(slug, 'money-alerts', COPIES)}>
            {t('alert.toCopies')}
          </Link>
        )}
        {open && may('settleAlerts') && (
          <Button variant="outline" onClick={onSettle}>
            {t('alert.settle')}
          </Button>
        )}
      </div>
    </article>
  );
};
