import type { Payment } from '../../data/payments.ts';
import { CardBrand, PayIcon, paidWith } from '../../features/pay/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './PaymentSuccess.module.css';

/** The way, with the card's sign and last digits. RESULT-05. */
export const PaidWith = ({ payment }: { payment: Payment }) => {
  const t = useT();
  const { kind, by, way, brandId, brand, last4 } = paidWith(payment.method, payment.payment_data);
  const card =
    last4 && (brand ? t('pay.result.card', { brand, last4 }) : t('pay.result.cardPlain', { last4 }));
  return (
    <span className={styles.with}>
      {last4 ? <CardBrand brand={brandId} /> : kind && <PayIcon kind={kind} size={24} />}
      <span>
        {by && <strong>{by}</strong>}
        {card && <span>{card}</span>}
        {!by && !card && <span>{way ? t(way) : payment.method}</span>}
      </span>
    </span>
  );
};
