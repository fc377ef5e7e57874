import { Button } from '@mantine/core';
import type { STALL_PAYOUT_WAYS } from '@tableside/contract/http/courts/hall-money';
import type { Minor } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { MoneyInput } from '../../parts/form/MoneyInput.tsx';
import type { PaidFrom } from '../drawers/index.ts';
import { useMoney } from '../session/index.ts';
import { payable } from './direct/payable.ts';
import styles from './hall-money.module.css';
import type { HallAccount } from './hall-money-query.ts';
import { useHallAction } from './use-hall-action.ts';

export type PayoutWay = (typeof STALL_PAYOUT_WAYS)[number];
type Props = {
  readonly of: HallAccount;
  readonly name: string;
  readonly way: PayoutWay;
  readonly from: PaidFrom;
};

/** Paying all that is owed to a stall, or a part. */
export const PayStall = ({ of, name, way, from }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { act, busy, disabled } = useHallAction();
  const left = money.read(payable(of));
  const [part, setPart] = useState<Minor | null>(null);
  const amount = part ?? left;
  const obstacle =
    amount <= 0 ? t('drawer.noAmount') : amount > left ? t('hallMoney.tooMuch') : from.lacks(amount);
  const pay = async () => {
    if (obstacle !== null) return;
    const done = await act(
      `pay stall ${of.venue} ${of.paid_out} ${of.owed} ${amount} ${way} ${JSON.stringify(from.body)}`,
      (venue, idempotencyKey) =>
        call('POST /console/{venue}/hall/payout', {
          venue,
          idempotencyKey,
          body: { payouts: [{ to: of.venue, amount }], way, ...from.body, note: '' },
        }),
      t('hallMoney.paidNow', { amount: money.show(amount), name }),
    );
    if (done) setPart(null);
    await from.reread();
  };
  return (
    <Form stopsAtErrors className={styles.field} onSubmit={() => void pay()}>
      <MoneyInput
        label={t('hallMoney.amount')}
        value={amount}
        error={obstacle ?? undefined}
        onChange={setPart}
      />
      <Button type="submit" size="md" loading={busy} disabled={disabled}>
        {t('hallMoney.payOut', { amount: money.show(amount) })}
      </Button>
      {way === 'bank' && !of.has_account && <p className={styles.soft}>{t('hallMoney.noAccount')}</p>}
    </Form>
  );
};
