import { Alert, Button } from '@mantine/core';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { ZERO } from '@tableside/domain/money';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { ReasonField } from '../../../parts/form/ReasonField.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { SheetFoot } from '../../../parts/sheet/SheetFoot.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../payments.module.css';
import { usePaymentAction } from '../use-payment-action.ts';
import { RefundItems } from './RefundItems.tsx';
import { RefundLimit } from './RefundLimit.tsx';
import { newRefund, type RefundPlan, refundBody, refundObstacle, refundSum, tipLeft } from './refund-plan.ts';

const REASONS: readonly TextKey[] = [
  'refund.reason.quality',
  'refund.reason.notServed',
  'refund.reason.twice',
  'refund.reason.mistake',
  'refund.reason.goodwill',
];

type Props = { payment: StaffPayment; onClose: () => void };

/** Gives money back: all of it, a part, or for some items; what one's role may give is said first. */
export const RefundSheet = ({ payment, onClose }: Props) => {
  const { t } = useText();
  const { role, currency } = useVenue();
  const money = useMoney();
  const notify = useNotify();
  const { act, busy, disabled } = usePaymentAction();
  const [plan, setPlan] = useState(newRefund);
  const [today, setToday] = useState<number | null>(null);
  /** It was sent with nothing chosen that could go back. */
  const [none, setNone] = useState(false);
  const set = (next: Partial<RefundPlan>) => setPlan({ ...plan, ...next });
  const why = refundObstacle(payment, plan, { role, decimals: currency.decimals, read: money.read });
  const amount = refundSum(payment, plan, money.read);
  const hasItems = payment.items.length > 0;

  const send = async () => {
    const body = refundBody(payment, plan, money.read);
    const done = await act(
      `refund ${payment.uuid} ${payment.refundable} ${JSON.stringify(body)}`,
      (venue, idempotencyKey) =>
        call('POST /console/{venue}/payments/{payment}/refund', {
          venue,
          payment: payment.uuid,
          idempotencyKey,
          body,
        }),
      error => {
        if (!isApiFailure(error) || error.code !== 'refund_limit') return false;
        setToday(Number(error.details.today ?? 0));
        return true;
      },
    );
    if (!done) return;
    notify({ message: t('refund.asked', { amount: money.show(amount) }), tone: 'calm' });
    onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('refund.title')}>
      <Form
        onSubmit={() => {
          setNone(why === 'nothing');
          if (why === null) void send();
        }}
      >
        <p>{t('refund.left', { amount: money.text(payment.refundable) })}</p>
        <RefundLimit today={today} />
        <FilterChips
          label={t('refund.part')}
          value={plan.part}
          onChoose={part => set({ part })}
          options={[
            { value: 'all', label: t('refund.part.all') },
            { value: 'amount', label: t('refund.part.amount') },
            ...(hasItems ? ([{ value: 'items', label: t('refund.part.items') }] as const) : []),
            ...(tipLeft(payment, money.read) > 0
              ? ([{ value: 'tip', label: t('refund.part.tip') }] as const)
              : []),
          ]}
        />
        {plan.part === 'amount' && (
          <MoneyInput
            label={t('refund.amount')}
            required
            value={plan.amount}
            error={why === 'more_than_left' ? t('refund.moreThanLeft') : undefined}
            onChange={next => set({ amount: next })}
          />
        )}
        {plan.part === 'tip' && (
          <MoneyInput
            label={t('refund.amount')}
            description={t('refund.tipGiven', { amount: money.text(payment.tips) })}
            value={amount}
            error={why === 'more_than_left' ? t('refund.moreThanLeft') : undefined}
            onChange={tip => set({ tip: tip ?? ZERO })}
          />
        )}
        {plan.part === 'items' && (
          <RefundItems payment={payment} chosen={plan.items} onChange={items => set({ items })} />
        )}
        {(plan.part === 'amount' || plan.part === 'items') && payment.tips > 0 && (
          <MoneyInput
            label={t(plan.part === 'items' ? 'refund.tipToo' : 'refund.tipOf')}
            description={t('refund.tipGiven', { amount: money.text(payment.tips) })}
            value={plan.tip}
            onChange={tip => set({ tip })}
          />
        )}
        <ReasonField
          label={t('reason.why')}
          presets={REASONS.map(key => t(key))}
          value={plan.reason}
          onChange={reason => set({ reason })}
        />
        <p className={styles.hint}>{t('refund.guestIsTold')}</p>
        <SheetFoot>
          {why === 'above_limit' && (
            <Alert color="brick" variant="light" icon={<Icon name="alert" />} role="alert">
              {t('refund.aboveLimit', { amount: money.show(amount) })}
            </Alert>
          )}
          {none && why === 'nothing' && (
            <Alert color="brick" variant="light" icon={<Icon name="alert" />} role="alert">
              {t(plan.part === 'items' ? 'refund.noItems' : 'refund.noAmount')}
            </Alert>
          )}
          <Button type="submit" size="xl" color="brick" loading={busy} disabled={disabled}>
            {t('refund.confirm', { amount: money.show(amount) })}
          </Button>
        </SheetFoot>
      </Form>
    </Sheet>
  );
};
