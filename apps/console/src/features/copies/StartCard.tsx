import { Button } from '@mantine/core';
import type { CopyStart } from '@tableside/contract/http/admin/copies';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { AlertSettled } from '../money-alerts/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import { BankBox } from './BankBox.tsx';
import { CameBack } from './CameBack.tsx';
import styles from './copies.module.css';
import { beyondElsewhere, openOf } from './copy-facts.ts';
import { ReportedPayments } from './ToldPayments.tsx';

type Props = {
  start: CopyStart;
  /** A bank of it was compared; null: what no bank knows of. */
  onCompared: (provider: string | null) => void;
  onSettle: (alert: MoneyAlert) => void;
};

const STEPS = ['copies.step.bank', 'copies.step.enter', 'copies.step.cash', 'copies.step.settle'] as const;

/** One start from a copy: what is missing, what came back, what to do, and what the banks say beyond it. */
export const StartCard = ({ start, onCompared, onSettle }: Props) => {
  const { t } = useText();
  const { may } = useVenue();
  const clock = useClock();
  const open = openOf(start);
  const elsewhere = beyondElsewhere(start);
  const titleId = `start-${start.id}`;
  return (
    <section className={styles.start} aria-labelledby={titleId}>
      <h3 id={titleId}>
        {t(`copies.cause.${start.cause}`, { time: clock.dayAndTime(start.until_at) })}
        <Tag tone={open > 0 ? 'late' : 'good'}>{t('copies.left', { count: open })}</Tag>
      </h3>
      <div className={styles.missing} data-open={open > 0 || undefined}>
        <h4>{t('copies.missing')}</h4>
        <strong>{clock.span(start.from_at, start.until_at)}</strong>
        <p>{t(`copies.cause.${start.cause}.hint`)}</p>
      </div>
      <h4>{t('copies.cameBack')}</h4>
      <CameBack start={start} />
      {open > 0 && (
        <>
          <h4>{t('copies.whatNow')}</h4>
          <ol className={styles.steps}>
            {STEPS.filter(step => start.banks.length > 0 || step !== 'copies.step.bank').map(step => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </>
      )}
      <h4>{t('copies.banks')}</h4>
      {start.banks.length === 0 && <p>{t('copies.noBank')}</p>}
      {start.banks.map(bank => (
        <BankBox
          key={bank.provider}
          start={start}
          bank={bank}
          onCompared={() => onCompared(bank.provider)}
          onSettle={onSettle}
        />
      ))}
      {elsewhere.length > 0 && (
        <ReportedPayments alerts={elsewhere} label={t('copies.elsewhere')} onSettle={onSettle} />
      )}
      {start.alert && <AlertSettled alert={start.alert} />}
      {start.alert?.settled_at === null && may('settleAlerts') && (
        <Button variant="outline" onClick={() => onCompared(null)}>
          {t('alert.settle')}
        </Button>
      )}
    </section>
  );
};
