import { Icon } from '@tableside/design';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './Balance.module.css';
import { paidShare } from './bill-sums.ts';

/** How a discount makes the total; nothing where there is none. */
const Discount = ({ bill }: { bill: Bill }) => {
  const t = useT();
  const { money } = useGuest();
  if (bill.discount === 0) return null;
  const rows = [
    { label: t('bill.subtotal'), amount: bill.subtotal_before_discounts },
    { label: t('bill.discount'), amount: bill.loyalty_discount - bill.discount },
    { label: t('cart.loyaltyDiscount'), amount: -bill.loyalty_discount },
    { label: t('bill.total'), amount: bill.total },
  ].filter(({ amount }) => amount !== 0);
  return (
    <dl className={styles.sums}>
      {rows.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What is left to pay, how far the table has come, and how it adds up. PAYGO-02. */
export const Balance = ({ bill }: { bill: Bill }) => {
  const t = useT();
  const { money } = useGuest();
  const done = bill.is_paid;
  return (
    <section className={styles.balance} aria-labelledby="bill-left">
      <div>
        <h2 id="bill-left" className={styles.label}>
          {t(done ? 'bill.allPaid' : 'bill.left')}
        </h2>
        <p className={styles.left}>
          {done && <Icon name="check" size={28} />}
          {money(done ? bill.total : bill.left)}
        </p>
      </div>
      <div className={styles.progress}>
        <progress className={styles.bar} value={paidShare(bill)} max={1} aria-labelledby="bill-progress" />
        <p id="bill-progress">
          {t('bill.progress', { paid: money(bill.payments_sum), total: money(bill.total) })}
        </p>
      </div>
      {done && <p className={styles.thanks}>{t('bill.thanks')}</p>}
      {!done && bill.status === 'closed' && <p className={styles.thanks}>{t('bill.closed')}</p>}
      <Discount bill={bill} />
    </section>
  );
};
