import type { MessageKey } from '@tableside/i18n';
import { WALLETS, type Wallet } from '../../app/wallet-here.ts';
import {
  cameToNothing,
  moneyAt,
  type PaidTogether,
  pageStyles as styles,
} from '../../features/food-court/index.ts';
import { useT } from '../../texts/texts.ts';

/** What came of it, as far as it is known; null: it was paid. */
const openWords = ({ is_paid, refunded, status }: PaidTogether): MessageKey | null => {
  if (is_paid || refunded > 0) return null;
  return cameToNothing(status) ? 'pay.status.failed' : 'pay.status.checking';
};

/** How much was paid in all, with what, and what of it went back. FOOD-42 */
export const PaymentFacts = ({ paid }: { paid: PaidTogether }) => {
  const t = useT();
  const { wallet, bank, card_last4: last4 } = paid.payment_data ?? {};
  const by = wallet ? (WALLETS[wallet as Wallet] ?? wallet) : bank;
  const open = openWords(paid);
  const withWhat = [by, last4 && t('pay.result.cardPlain', { last4 })].filter(Boolean).join(', ');
  return (
    <section aria-label={t('orders.payment')}>
      <dl className={styles.paid}>
        <div>
          <dt>{t(open === null ? 'pay.paid' : 'orders.payment')}</dt>
          <dd>
            <strong>{open === null ? moneyAt(paid, paid.total) : t(open)}</strong>
          </dd>
        </div>
        {open === null && withWhat && (
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
