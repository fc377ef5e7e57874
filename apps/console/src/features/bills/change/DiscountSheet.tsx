import { Button, NumberInput } from '@mantine/core';
import type { StaffBill } from '@tableside/contract/http/console/money';
import type { Minor } from '@tableside/domain/money';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { MoneyInput } from '../../../parts/form/MoneyInput.tsx';
import { ReasonField } from '../../../parts/form/ReasonField.tsx';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { useMoney } from '../../session/index.ts';
import styles from '../sheets.module.css';
import { useBillAction } from '../use-bill-action.ts';
import { TakeOffHint } from './TakeOffHint.tsx';

const REASONS: readonly TextKey[] = [
  'discount.slow',
  'discount.mistake',
  'discount.regular',
  'discount.staff',
];
const DEFAULT_PERCENT = [5, 10, 15, 20, 50];

/** Sets the discount of a whole bill in place of the one it has. */
export const DiscountSheet = ({ bill, onClose }: { bill: StaffBill; onClose: () => void }) => {
  const { t } = useText();
  const money = useMoney();
  const { act, busy, disabled } = useBillAction(bill);
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [percent, setPercent] = useState<number | string>('');
  const [amount, setAmount] = useState<Minor | null>(null);
  const [reason, setReason] = useState('');
  const share = Number(percent);
  const valid = kind === 'percent' ? percent !== '' && share > 0 && share <= 100 : (amount ?? 0) > 0;
  /** It was to be taken off without a reason. */
  const [unsaid, setUnsaid] = useState(false);
  const send = async (body: { percent: number } | { amount: number }) => {
    const said = { ...body, reason: reason.trim() };
    const done = await act(`discount ${JSON.stringify(said)}`, place =>
      call('POST /console/{venue}/bills/{bill}/discount', { ...place, body: said }),
    );
    if (done) onClose();
  };
  return (
    <Sheet opened onClose={onClose} title={t('discount.title')}>
      <Form
        onSubmit={() => {
          if (valid) void send(kind === 'percent' ? { percent: share } : { amount: amount ?? 0 });
        }}
      >
        <p>{t('discount.what', { amount: money.text(bill.subtotal_before_discounts) })}</p>
        <TakeOffHint />
        <FilterChips
          label={t('discount.kind')}
          value={kind}
          onChoose={setKind}
          options={[
            { value: 'percent', label: t('discount.percent') },
            { value: 'amount', label: t('discount.amount') },
          ]}
        />
        {kind === 'percent' ? (
          <>
            <div className={styles.percents}>
              {DEFAULT_PERCENT.map(usual => (
                <Button
                  key={usual}
                  px={0}
                  variant={share === usual ? 'filled' : 'light'}
                  aria-pressed={share === usual}
                  onClick={() => setPercent(usual)}
                >
                  {usual}&nbsp;%
                </Button>
              ))}
            </div>
            <NumberInput
              label={t('discount.percentField')}
              required
              withAsterisk={false}
              value={percent}
              onChange={setPercent}
              min={0}
              max={100}
              decimalScale={2}
              decimalSeparator={money.decimalMark}
              allowedDecimalSeparators={['.', ',']}
              allowNegative={false}
              hideControls
              inputMode="decimal"
            />
          </>
        ) : (
          <MoneyInput label={t('discount.amountField')} required value={amount} onChange={setAmount} />
        )}
        <ReasonField
          label={t('reason.why')}
          presets={REASONS.map(key => t(key))}
          value={reason}
          onChange={setReason}
        />
        {unsaid && reason.trim() === '' && (
          <p role="alert" className={styles.refused}>
            {t('form.missing', { field: t('reason.why') })}
          </p>
        )}
        <div className={styles.buttons}>
          {bill.discount > 0 && (
            <Button
              size="xl"
              variant="default"
              disabled={disabled}
              onClick={() => (reason.trim() === '' ? setUnsaid(true) : void send({ amount: 0 }))}
            >
              {t('discount.remove')}
            </Button>
          )}
          <Button type="submit" size="xl" loading={busy} disabled={disabled}>
            {t('discount.give')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
};
