import { Button, Field, Sheet } from '@tableside/design';
import { formatMoney } from '@tableside/i18n';
import { type FormEvent, useId, useState } from 'react';
import { useBackCloses } from '../../../app/navigation.ts';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { useStartPaying } from '../start-paying/use-start-paying.ts';
import { readAmount } from './own-amount.ts';
import styles from './SplitSheet.module.css';

type Props = { readonly bill: Bill; readonly open: boolean; readonly onClose: () => void };

/** Any part of what is left. What cannot be paid is said beside the field once the guest wants to go on. */
export const AmountSheet = ({ bill, open, onClose }: Props) => {
  const t = useT();
  const form = useId();
  const { restaurant, money } = useGuest();
  const { decimals } = restaurant.currency;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, start } = useStartPaying(bill.unique_order_number);
  useBackCloses(open, 'sheet', onClose);
  const amount = readAmount(text, bill.left, decimals);
  const example = formatMoney(20, restaurant.currency, restaurant.locale.locale_code);
  const errors = {
    empty: asked ? t('bill.amount.zero') : null,
    zero: asked ? t('bill.amount.zero') : null,
    unreadable: t('bill.amount.unreadable', { example }),
    too_much: t('bill.amount.tooMuch', { left: money(bill.left) }),
    amount: null,
  };
  const pay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (amount.kind !== 'amount') {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const subtotal = amount.minor / 10 ** decimals;
    void start({ kind: 'amount', subtotal, amount: amount.minor });
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('bill.amount.title')}
      closeLabel={t('common.close')}
      footer={
        <Button wide busy={busy} type="submit" form={form}>
          {amount.kind === 'amount'
            ? t('bill.amount.pay', { sum: money(amount.minor / 10 ** decimals) })
            : t('bill.amount.payNothing')}
        </Button>
      }
    >
      <form id={form} noValidate className={styles.body} onSubmit={pay}>
        <p>{t('bill.amount.text', { left: money(bill.left) })}</p>
        <Field
          label={`${t('bill.amount.label')} (${restaurant.currency.symbol})`}
          inputMode="decimal"
          enterKeyHint="go"
          autoComplete="off"
          data-first
          maxLength={12}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
          error={errors[amount.kind]}
        />
      </form>
    </Sheet>
  );
};
