import type { StaffBill } from '@tableside/contract/http/console/money';
import { useText } from '../../i18n/index.ts';
import { useMoney } from '../session/index.ts';
import styles from './bill.module.css';
import { PaidBar } from './pay/PaidBar.tsx';
import { useBillLessWaiting, useCashWaiting } from './unsent/use-bill-less-waiting.ts';

/** From what the dishes cost to what is left to pay. */
export const BillSums = ({ bill: known }: { bill: StaffBill }) => {
  const bill = useBillLessWaiting(known);
  const { t } = useText();
  const money = useMoney();
  const waiting = useCashWaiting(bill.id);
  const rows: readonly (readonly [string, number, boolean])[] = [
    [t('bill.subtotal'), bill.subtotal_before_discounts, bill.discount > 0],
    [t('bill.discount'), bill.loyalty_discount - bill.discount, bill.discount > bill.loyalty_discount],
    [t('bill.loyaltyDiscount'), -bill.loyalty_discount, bill.loyalty_discount > 0],
    [t('order.total'), bill.total, true],
    [t('bill.refunded'), bill.refunded, bill.refunded > 0],
    [t('bill.tips'), bill.tips, bill.tips > 0],
  ];
  return (
    <section className={styles.panel} aria-label={t('bill.sums')}>
      <p className={styles.left} data-paid={bill.is_paid || undefined}>
        <span>{t(bill.is_paid ? 'bill.paid' : 'bill.left')}</span>
        <b>{money.text(bill.is_paid ? bill.total : bill.left)}</b>
      </p>
      {waiting > 0 && (
        <p>
          <b>{t('unsent.cashWaits', { amount: money.show(waiting) })}</b>
        </p>
      )}
      {bill.payments_sum > 0 && !bill.is_paid && <PaidBar bill={bill} />}
      <dl className={styles.sums}>
        {rows
          .filter(([, , shown]) => shown)
          .map(([words, amount]) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{money.text(amount)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
