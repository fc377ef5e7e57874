import { Button } from '@mantine/core';
import { type Minor, minor } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { useMoney, useVenue } from '../../session/index.ts';
import type { Settlement } from '../pay/settlement.ts';
import styles from '../sheets.module.css';
import { likelyCash } from './cash.ts';

type Props = { due: Minor; settlement: Settlement; onChange: (next: Partial<Settlement>) => void };

/** What the guest hands over, by one tap on what is likely. */
export const CashField = ({ due, settlement, onChange }: Props) => {
  const { t } = useText();
  const { currency } = useVenue();
  const money = useMoney();
  const { given, tip } = settlement;
  const total = minor(due + (tip ?? 0));
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
    </fieldset>
  );
};
