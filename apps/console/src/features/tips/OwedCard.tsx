import { Button } from '@mantine/core';
import type { ConsoleGifts, PAYOUT_WAYS } from '@tableside/contract/http/admin/gifts';
import type { Minor } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Form } from '../../parts/form/Form.tsx';
import { MoneyInput } from '../../parts/form/MoneyInput.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import type { PaidFrom } from '../drawers/index.ts';
import { roleMay, useMoney, useVenue } from '../session/index.ts';
import { Sums } from './Sums.tsx';
import { SharePool } from './sharing/SharePool.tsx';
import styles from './tips.module.css';
import { useGiftAction } from './use-gift-action.ts';

type Props = {
  readonly gifts: ConsoleGifts;
  readonly owed: ConsoleGifts['owed'][number];
  readonly way: (typeof PAYOUT_WAYS)[number];
  readonly from: PaidFrom;
};

/** What is owed to one, and paying all of it out, or a part. */
export const OwedCard = ({ gifts, owed, way, from }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const { id, role } = useVenue();
  const { act, busy, disabled } = useGiftAction();
  const left = money.read(owed.owed);
  const [part, setPart] = useState<Minor | null>(null);
  const amount = part ?? left;
  const name = owed.name || t('tips.pool');
  const { kind, to } = owed;
  const obstacle =
    amount <= 0 ? t('drawer.noAmount') : amount > left ? t('tips.tooMuch') : from.lacks(amount);
  const pay = async () => {
    const done = await act(
      `pay out ${kind} ${to} ${owed.paid_out} ${owed.owed} ${amount} ${way} ${JSON.stringify(from.body)}`,
      (venue, idempotencyKey) =>
        call('POST /console/{venue}/gifts/payout', {
          venue,
          idempotencyKey,
          body: { payouts: [{ kind, to, amount }], way, ...from.body, note: '' },
        }),
      t('tips.paidOutNow', { amount: money.show(amount), name }),
    );
    if (done) setPart(null);
    await from.reread();
  };
  const send = () =>
    act(
      `send statement ${to} ${owed.paid_out} ${owed.owed}`,
      async (venue, idempotencyKey) => {
        await call('POST /console/{venue}/gifts/statement/send', {
          venue,
          idempotencyKey,
          body: { to: to ?? '' },
        });
        return gifts;
      },
      t('tips.statementSent', { name }),
    );
  const isPool = kind === 'tip' && to === null;
  const query = new URLSearchParams({ kind, ...(to !== null && { to }) });
  return (
    <SettingsCard className={isPool ? styles.wide : undefined}>
      <h3>{name}</h3>
      <Sums of={owed} />
      <p className={styles.paper}>
        <a className={styles.link} href={`/api/console/${id}/gifts/statement/csv?${query}`}>
          {t('tips.statement')}
        </a>
        {owed.has_mail && roleMay(role, 'setTips') && (
          <Button size="lg" variant="subtle" loading={busy} disabled={disabled} onClick={send}>
            {t('tips.sendStatement', { name })}
          </Button>
        )}
      </p>
      {isPool && owed.owed > 0 && roleMay(role, 'setTips') && <SharePool gifts={gifts} pool={left} />}
      {owed.owed > 0 && roleMay(role, 'setTips') && !(isPool && gifts.sharing.rule !== 'house') && (
        <Form stopsAtErrors className={styles.paying} onSubmit={() => obstacle === null && void pay()}>
          <MoneyInput
            label={t('tips.amount')}
            value={amount}
            error={obstacle ?? undefined}
            onChange={setPart}
          />
          <Button size="lg" loading={busy} type="submit" disabled={disabled}>
            {t('tips.payOut', { amount: money.show(amount) })}
          </Button>
          {way === 'bank' && !owed.has_account && <p>{t('tips.noAccount')}</p>}
        </Form>
      )}
    </SettingsCard>
  );
};
