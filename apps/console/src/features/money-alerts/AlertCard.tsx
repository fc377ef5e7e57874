import { Button } from '@mantine/core';
import type { MoneyAlert } from '@tableside/contract/http/console-money';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { sectionPath } from '../../routes.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import { type AlertFact, alertFacts, alertHint, alertTitle } from './alert-facts.ts';
import styles from './alerts.module.css';

/** What does not agree, since when, what to do, and what somebody found. */
export const AlertCard = ({ alert, onSettle }: { alert: MoneyAlert; onSettle: () => void }) => {
  const { t } = useText();
  const { slug, may } = useVenue();
  const money = useMoney();
  const clock = useClock();
  const open = alert.settled_at === null;
  const shown = (value: AlertFact['value']): string => {
    if ('amount' in value) return money.show(value.amount);
    return 'at' in value ? clock.dayAndTime(value.at) : value.text;
  };
  return (
    <article className={styles.card} data-open={open || undefined} aria-labelledby={`alert-${alert.id}`}>
      <h3 id={`alert-${alert.id}`}>
        <Icon name={open ? 'alert' : 'check'} /> {t(alertTitle(alert.kind))}
      </h3>
      <p>{t(alertHint(alert.kind))}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('alert.fact.raised')}</dt>
          <dd>{clock.dayAndTime(alert.raised_at)}</dd>
        </div>
        {alertFacts(alert.data).map(({ name, field, value }) => (
          <div key={field}>
            <dt>{name === null ? field : t(name)}</dt>
            <dd>{shown(value)}</dd>
          </div>
        ))}
      </dl>
      {alert.settled_at !== null && (
        <p className={styles.settled}>
          {alert.settled_by === null
            ? t('alert.settledBySystem', { time: clock.dayAndTime(alert.settled_at) })
            : t('alert.settledBy', { who: alert.settled_by, time: clock.dayAndTime(alert.settled_at) })}
          {alert.note && <q>{alert.note}</q>}
        </p>
      )}
      <div className={styles.buttons}>
        {alert.payment !== null && (
          <Link className={styles.link} href={sectionPath(slug, 'payments', alert.payment)}>
            {t('alert.toPayment')}
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
