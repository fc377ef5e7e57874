import type { StaffPayment } from '@tableside/contract/http/console/money';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Facts } from '../../parts/list/Facts.tsx';
import { sectionPath } from '../../routes.ts';
import { useMoney, useVenue } from '../session/index.ts';
import { methodWords, paidWith } from './payment-words.ts';
import styles from './payments.module.css';

/** What is known of a payment: its sums, how it was made, and the numbers others know it by. */
export const PaymentFacts = ({ payment }: { payment: StaffPayment }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const money = useMoney();
  const rows: readonly (readonly [string, string])[] = [
    [t('payment.amount'), money.text(payment.amount)],
    [t('bill.tips'), payment.tips > 0 ? money.text(payment.tips) : ''],
    [t('bill.refunded'), payment.refunded > 0 ? money.text(payment.refunded) : ''],
    [t('payment.refundDue'), payment.refund_due > 0 ? money.text(payment.refund_due) : ''],
    [t('payment.method'), [methodWords(payment.method, t), paidWith(payment)].filter(Boolean).join(', ')],
    [t('payment.takenBy'), payment.taken_by ?? ''],
    [t('payment.order'), payment.order_id ?? ''],
    [t('payment.billNumber'), payment.unique_order_number],
    [t('payment.reference'), payment.provider_ref ?? ''],
    [t('payment.number'), payment.uuid],
  ];
  return (
    <section className={styles.panel}>
      <Facts facts={rows.filter(([, value]) => value !== '')} className={styles.facts} />
      <Link className={styles.link} href={sectionPath(slug, 'bills', payment.bill)}>
        {t('payment.toBill')}
      </Link>
    </section>
  );
};
