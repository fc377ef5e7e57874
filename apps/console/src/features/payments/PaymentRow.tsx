import type { StaffPayment } from '@tableside/contract/http/console/money';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { useTableName } from '../../parts/table-name.ts';
import { sectionPath } from '../../routes.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import { methodWords, paidWith, paymentTone, statusWords } from './payment-words.ts';
import styles from './payments.module.css';

/** A payment in a list; `brief`: on its own bill, where the table need not be said. */
export const PaymentRow = ({ payment, brief = false }: { payment: StaffPayment; brief?: boolean }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const money = useMoney();
  const clock = useClock();
  const tableName = useTableName();
  const at = payment.paid_at ?? payment.created_at;
  const facts = [
    brief ? clock.time(at) : clock.dayAndTime(at),
    methodWords(payment.method, t),
    paidWith(payment),
    payment.taken_by ?? '',
    payment.order_id === null ? '' : t('order.number', { number: payment.order_id }),
  ].filter(fact => fact !== '');
  return (
    <li>
      <Link className={styles.row} href={sectionPath(slug, 'payments', payment.uuid)}>
        <span className={styles.rowName}>
          {brief ? methodWords(payment.method, t) : tableName(payment.table_name)}
        </span>
        <b className={styles.rowSum}>{money.text(payment.total)}</b>
        <span className={styles.rowFacts}>
          {(brief ? facts.filter((_, place) => place !== 1) : facts).join(' · ')}
        </span>
        <span className={styles.rowState}>
          {payment.tips > 0 && <span>{t('order.tips', { amount: money.text(payment.tips) })}</span>}
          {!(brief && paymentTone(payment) === 'good') && (
            <span className={styles.status} data-tone={paymentTone(payment)}>
              {statusWords(payment, t)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
};
