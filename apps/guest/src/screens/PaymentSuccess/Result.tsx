import { Icon } from '@tableside/design';
import { formatTime } from '@tableside/i18n';
import { Link } from '../../app/Link.tsx';
import type { Bill } from '../../data/bills.ts';
import type { Order } from '../../data/orders.ts';
import type { Payment } from '../../data/payments.ts';
import { billPath, Outcome, OutcomeFacts, providerName } from '../../features/pay/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { PaidWith } from './PaidWith.tsx';
import styles from './PaymentSuccess.module.css';

/** The head: paid and how much, or failed and that nothing was charged. RESULT-03, RESULT-04, RESULT-11. */
export const ResultHead = ({ payment, failed }: { payment: Payment; failed: boolean }) => {
  const t = useT();
  const { money } = useGuest();
  return (
    <Outcome
      tone={failed ? 'bad' : 'good'}
      title={t(failed ? 'pay.result.failed' : 'pay.result.paid')}
      total={failed ? undefined : money(payment.total)}
    >
      {failed && <p>{t('screens.payment.paymentFailed')}</p>}
      {payment.refunded > 0 && (
        <p className={styles.refunded}>{t('pay.result.refunded', { total: money(payment.refunded) })}</p>
      )}
    </Outcome>
  );
};

/** What is left of the bill, and the way to it. RESULT-04. */
export const LeftToPay = ({ payment }: { payment: Payment }) => {
  const t = useT();
  const { money, token, payingEnabled } = useGuest();
  if (payment.order_type !== 'pay') return null;
  if (payment.left_to_pay <= 0) {
    return <p className={styles.settled}>{t('pay.result.allPaid')}</p>;
  }
  return (
    <section className={styles.left}>
      <p>
        <span>{t('pay.result.left')}</span>
        <strong>{money(payment.left_to_pay)}</strong>
      </p>
      {payingEnabled && (
        <Link href={billPath(token, payment.unique_order_number)} className="word">
          {t('pay.result.payRest')}
        </Link>
      )}
    </section>
  );
};

type FactsProps = {
  readonly payment: Payment;
  readonly order: Order | undefined;
  readonly bill: Bill | undefined;
};

/** Everything about the payment: sums, way, provider, times, venue; of one that failed nothing that says it was paid. RESULT-05, RESULT-09. */
export const Facts = ({ payment, order, bill }: FactsProps) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const { name, address, phone } = restaurant;
  const failed = payment.status !== 'paid';
  const provider = failed ? null : providerName(payment.method);
  const sums = [
    { label: t('pay.result.amount'), amount: payment.amount },
    { label: t('pay.result.fee'), amount: payment.transaction_fee },
    { label: t('pay.result.tip'), amount: payment.tips },
    { label: t('pay.donation'), amount: payment.donation },
  ].filter(({ amount }) => amount > 0);
  return (
    <OutcomeFacts>
      {failed && (
        <div>
          <dt>{t('cart.total')}</dt>
          <dd>{money(payment.total)}</dd>
        </div>
      )}
      {!failed &&
        sums.length > 1 &&
        sums.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      {!failed && (
        <div>
          <dt>{t('pay.result.how')}</dt>
          <dd>
            <PaidWith payment={payment} />
          </dd>
        </div>
      )}
      {provider && (
        <div>
          <dt>{t('pay.result.provider')}</dt>
          <dd>{provider}</dd>
        </div>
      )}
      {!failed && payment.paid_at && (
        <div>
          <dt>{t('pay.result.when')}</dt>
          <dd>{formatTime(payment.paid_at)}</dd>
        </div>
      )}
      {order && (
        <div>
          <dt>{t('orders.order', { number: order.order_id })}</dt>
          <dd>{t('orders.placedAt', { time: formatTime(order.placed_at) })}</dd>
        </div>
      )}
      {!order && bill && (
        <div>
          <dt>{t('pay.result.bill')}</dt>
          <dd>{t('pay.result.opened', { time: formatTime(bill.opened_at) })}</dd>
        </div>
      )}
      <div>
        <dt>{t('pay.result.venue')}</dt>
        <dd>
          <strong>{name}</strong>
          {address && <span className={styles.line}>{address}</span>}
          {phone && (
            <a className={styles.line} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          )}
        </dd>
      </div>
      <div data-long>
        <dt>{t('pay.result.reference')}</dt>
        <dd>{payment.uuid}</dd>
      </div>
    </OutcomeFacts>
  );
};

/** What it paid for. */
export const PaidItems = ({ payment }: { payment: Payment }) => {
  const t = useT();
  const { money } = useGuest();
  if (payment.items.length === 0) return null;
  return (
    <details className={styles.items}>
      <summary>
        {t('pay.result.items')}
        <Icon name="down" size={18} />
      </summary>
      <ul>
        {payment.items.map(({ name, price }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of the same dish are two lines, and they never move
          <li key={index}>
            <span>{name}</span>
            <span>{money(price)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
