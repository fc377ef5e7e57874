import { WALLETS, type Wallet } from '../../app/wallet-here.ts';
import { moneyAt, type PaidTogether, pageStyles as styles } from '../../features/food-court/index.ts';
import { useT } from '../../texts/texts.ts';

/** How much was paid in all, with what, and what of it went back. FOOD-42 */
export const PaymentFacts = ({ paid }: { paid: PaidTogether }) => {
  const t = useT();
  const { wallet, bank, card_last4: last4 } = paid.payment_data ?? {};
  const by = wallet ? (WALLETS[wallet as Wallet] ?? wallet) : bank;
  const withWhat = [by, last4 && t('pay.result.cardPlain', { last4 })].filter(Boolean).join(', ');
  return (
    <section aria-label={t('orders.payment')}>
      <dl className={styles.paid}>
        <div>
          <dt>{t(paid.is_paid ? 'pay.paid' : 'orders.payment')}</dt>
          <dd>
            <strong>{paid.is_paid ? moneyAt(paid, paid.total) : t('pay.status.checking')}</strong>
          </dd>
        </div>
        {withWhat && (
          <div>
            <dt>{t('pay.result.how')}</dt>
            <dd>{withWhat}</dd>
          </div>
        )}
      </dl>
      {paid.refunded > 0 && <p>{t('pay.result.refunded', { total: moneyAt(paid, paid.refunded) })}</p>}
    </section>
  );
};
