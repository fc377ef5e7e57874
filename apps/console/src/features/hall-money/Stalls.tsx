import { Button } from '@mantine/core';
import { STALL_PAYOUT_WAYS } from '@tableside/contract/http/courts/hall-money';
import { sum } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Lacks } from '../../parts/form/Lacks.tsx';
import { useLack } from '../../parts/form/use-lack.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { PaidFromChoice, usePaidFrom } from '../drawers/index.ts';
import { roleMay, useMoney, useVenue } from '../session/index.ts';
import { payable } from './direct/payable.ts';
import styles from './hall-money.module.css';
import type { HallMoney } from './hall-money-query.ts';
import type { PayoutWay } from './PayStall.tsx';
import { StallAccount } from './StallAccount.tsx';
import { useHallAction } from './use-hall-action.ts';

/** What an operator owes its stalls, and paying all of them at once. */
export const Stalls = ({ stalls, payouts, iban }: HallMoney) => {
  const { t } = useText();
  const money = useMoney();
  const { role } = useVenue();
  const { act, busy, disabled } = useHallAction();
  const [way, setWay] = useState<PayoutWay>('bank');
  const owed = stalls.filter(stall => payable(stall) > 0);
  const wanted = owed.map(stall => ({ to: stall.venue, amount: money.read(payable(stall)) }));
  const from = usePaidFrom(way === 'cash');
  const sumOfAll = sum(wanted.map(({ amount }) => amount));
  const all = money.show(sumOfAll);
  const lack = useLack(from.lacks(sumOfAll));
  const payAll = async () => {
    if (lack.stops()) return;
    await act(
      `pay all stalls ${JSON.stringify({ wanted, ...from.body })} ${way} ${payouts[0]?.number ?? 0}`,
      (venue, idempotencyKey) =>
        call('POST /console/{venue}/hall/payout', {
          venue,
          idempotencyKey,
          body: { payouts: wanted, way, ...from.body, note: '' },
        }),
      t('hallMoney.paidAll', { amount: all }),
    );
    await from.reread();
  };
  return (
    <section className={styles.part} aria-label={t('hallMoney.stalls')}>
      <h2>{t('hallMoney.stalls')}</h2>
      <p className={styles.soft}>{t('hallMoney.stallsHint')}</p>
      {owed.length > 0 && roleMay(role, 'payStalls') && (
        <div className={styles.paying}>
          <FilterChips
            label={t('hallMoney.way')}
            value={way}
            onChoose={setWay}
            options={STALL_PAYOUT_WAYS.map(value => ({ value, label: t(`hallMoney.way.${value}`) }))}
          />
          <PaidFromChoice from={from} />
          {owed.length > 1 && (
            <Button size="lg" loading={busy} disabled={disabled} onClick={() => void payAll()}>
              {t('hallMoney.payAll', { amount: all, count: owed.length })}
            </Button>
          )}
          <Lacks why={lack.said} />
          {way === 'bank' && iban === null && <p className={styles.soft}>{t('hallMoney.noOwnAccount')}</p>}
        </div>
      )}
      <div className={styles.stalls}>
        {stalls.map(stall => (
          <StallAccount key={stall.venue} of={stall} way={way} from={from} />
        ))}
      </div>
    </section>
  );
};
