import { Button } from '@mantine/core';
import { PAYOUT_WAYS } from '@tableside/contract/http/admin/gifts';
import { sum } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Lacks } from '../../parts/form/Lacks.tsx';
import { useLack } from '../../parts/form/use-lack.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import { PaidFromChoice, usePaidFrom } from '../drawers/index.ts';
import { roleMay, useMoney, useVenue } from '../session/index.ts';
import { OwedCard } from './OwedCard.tsx';
import styles from './tips.module.css';
import type { ConsoleGifts } from './tips-query.ts';
import { useGiftAction } from './use-gift-action.ts';

/** What is owed to whom guests gave: given less given back less paid out, to the cent. */
export const OwedList = ({ gifts }: { readonly gifts: ConsoleGifts }) => {
  const { t } = useText();
  const money = useMoney();
  const { role } = useVenue();
  const { act, busy, disabled } = useGiftAction();
  const [way, setWay] = useState<(typeof PAYOUT_WAYS)[number]>('cash');
  const from = usePaidFrom(way === 'cash');
  // The pool is shared out to people; it is nobody's wages.
  const people = gifts.owed.filter(({ kind, to, owed }) => kind === 'tip' && to !== null && owed > 0);
  const payouts = people.map(({ kind, to, owed }) => ({ kind, to, amount: money.read(owed) }));
  const sumOfAll = sum(payouts.map(({ amount }) => amount));
  const all = money.show(sumOfAll);
  const lack = useLack(from.lacks(sumOfAll));
  const payAll = async () => {
    if (lack.stops()) return;
    await act(
      `pay out all ${JSON.stringify({ payouts, ...from.body })} ${way} ${gifts.payouts[0]?.number ?? 0}`,
      (venue, idempotencyKey) =>
        call('POST /console/{venue}/gifts/payout', {
          venue,
          idempotencyKey,
          body: { payouts, way, ...from.body, note: '' },
        }),
      t('tips.paidOutAll', { amount: all }),
    );
    await from.reread();
  };
  const may = roleMay(role, 'setTips');
  return (
    <>
      <h2>{t('tips.owedTo')}</h2>
      {gifts.owed.length === 0 && <p>{t('tips.nothingOwed')}</p>}
      {may && gifts.owed.some(({ owed }) => owed > 0) && (
        <div className={styles.paying}>
          <FilterChips
            label={t('tips.way')}
            value={way}
            onChoose={setWay}
            options={PAYOUT_WAYS.map(value => ({ value, label: t(`tips.way.${value}`) }))}
          />
          <PaidFromChoice from={from} />
          {payouts.length > 1 && (
            <Button size="lg" variant="default" loading={busy} disabled={disabled} onClick={payAll}>
              {t('tips.payAll', { amount: all, count: payouts.length })}
            </Button>
          )}
          <Lacks why={lack.said} />
        </div>
      )}
      <div className={styles.owedCards}>
        {gifts.owed.map(owed => (
          <OwedCard
            key={`${owed.kind} ${owed.to} ${owed.owed}`}
            gifts={gifts}
            owed={owed}
            way={way}
            from={from}
          />
        ))}
      </div>
    </>
  );
};
