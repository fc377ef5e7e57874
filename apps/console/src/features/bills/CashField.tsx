import { Button } from '@mantine/core';
import { type Minor, minor } from '@tableside/domain/money';
import { useText } from '../../i18n/index.ts';
import { MoneyInput } from '../../parts/MoneyInput.tsx';
import { useMoney, useVenue } from '../session/index.ts';
import { likelyCash } from './cash.ts';
import type { Settlement } from './settlement.ts';
import styles from './sheets.module.css';

type Props = { due: Minor; settlement: Settlement; onChange: (next: Partial<Settlement>) => void };

/** What the guest hands over, by one tap on what is likely, and what goes back; or the rest stays as a tip. */
export const CashField = ({ due, settlement, onChange }: Props) => {
  const { t } = useText();
  const { currency } = useVenue();
  const money = useMoney();
  const { given, tip } = settlement;
  const total = minor(due + (tip ?? 0));
  const change = given === null ? null : minor(given - total);
  return (
    <fieldset className={styles.cash}>
      <legend>{t('cash.given')}</legend>
      <div className={styles.quick}>
        {likelyCash(total, currency.decimals).map(sum => (
          <Button
            key={sum}
            px="xs"
            variant={given === sum ? 'filled' : 'light'}
            aria-pressed={given === sum}
            onClick={() => onChange({ given: sum })}
          >
            {money.show(sum)}
          </Button>
        ))}
      </div>
      <MoneyInput label={t('cash.givenField')} value={given} onChange={next => onChange({ given: next })} />
      {change !== null && (
        <div className={styles.change} data-short={change < 0 || undefined} aria-live="polite">
          <span>{t(change < 0 ? 'cash.missing' : 'cash.change')}</span>
          <b>{money.show(minor(Math.abs(change)))}</b>
          {change > 0 && (
            <Button size="md" variant="default" onClick={() => onChange({ tip: minor((tip ?? 0) + change) })}>
              {t('cash.keepAsTip')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
};
