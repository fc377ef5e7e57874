import type { StaffPayment } from '@tableside/contract/http/console/money';
import { useText } from '../../i18n/index.ts';
import { useMoney } from '../session/index.ts';
import styles from './payments.module.css';

/** What the payment paid for, and what of it was given back. */
export const PaymentItems = ({ payment }: { payment: StaffPayment }) => {
  const { t } = useText();
  const money = useMoney();
  if (payment.items.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h3>{t('payment.items')}</h3>
      <ul className={styles.items}>
        {payment.items.map(({ id, name, price, refunded }) => (
          <li key={id}>
            <span>
              {name}
              {refunded > 0 && <small>{t('payment.itemRefunded', { amount: money.text(refunded) })}</small>}
            </span>
            <b>{money.text(price)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};
