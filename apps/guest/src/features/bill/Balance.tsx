import { Icon } from '@tableside/design';
import type { Bill } from '../../data/bills.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Balance.module.css';
import { paidShare } from './bill-sums.ts';

const Sums = ({ bill }: { bill: Bill }) => {
  const t = useT();
  const { money } = useGuest();
  const rows = [
    { label: t('bill.subtotal'), amount: bill.subtotal_before_discounts, shown: bill.discount > 0 },
    { label: t('bill.discount'), amount: -bill.discount, shown: bill.discount > 0 },
    { label: t('bill.total'), amount: bill.total, shown: true },
    { label: t('bill.paidSum'), amount: bill.payments_sum, shown: bill.payments_sum > 0 },
  ].filter(({ shown }) => shown);
  // A total that equals what is left needs no breakdown.
  if (rows.length < 2) return null;
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
  const share = paidShare(bill);
  return (
    <section className={styles.card} aria-labelledby="bill-left">
      <div className={styles.head}>
        <h2 id="bill-left" className={styles.label}>
          {t(done ? 'bill.allPaid' : 'bill.left')}
        </h2>
        <p className={styles.left}>
          {done && <Icon name="check" size={28} />}
          {money(done ? bill.total : bill.left)}
        </p>
      </div>
      {(share > 0 || done) && (
        <progress
          className={styles.bar}
          value={share}
          max={1}
          aria-label={t('bill.progress', { paid: money(bill.payments_sum), total: money(bill.total) })}
        />
      )}
      {done && <p className={styles.thanks}>{t('bill.thanks')}</p>}
      {!done && bill.status === 'closed' && <p className={styles.thanks}>{t('bill.closed')}</p>}
      {!done && <Sums bill={bill} />}
    </section>
  );
};
