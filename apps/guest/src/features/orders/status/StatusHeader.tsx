import { useEffect, useState } from 'react';
import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import type { OrderFacts } from '../order-facts.ts';
import { usePricing } from '../pricing.ts';
import { ORDER_TIMINGS } from '../timings.ts';
import { StatusArt } from './StatusArt.tsx';
import styles from './StatusHeader.module.css';
import { useLit } from './use-lit.ts';

type Props = { readonly order: Order; readonly facts: OrderFacts };

/** Whether the animation is over: some time after the order got where it was going. ORDER-48. */
const useShrunk = ({ settled, view }: OrderFacts): boolean => {
  const [shrunkFor, setShrunkFor] = useState<string | null>(null);
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => setShrunkFor(view), ORDER_TIMINGS.shrinkAfter);
    return () => clearTimeout(timer);
  }, [settled, view]);
  return settled && shrunkFor === view;
};

/** What happens to the money of an order that came to nothing. ORDER-42, ORDER-43. */
const MoneyWords = ({ order, view }: { order: Order; view: string }) => {
  const t = useT();
  const { money } = usePricing();
  if (view !== 'failed' && view !== 'rejected') return null;
  return (
    <p className={styles.money}>
      {order.payments_sum > 0
        ? t('orders.refundComing', { total: money(order.payments_sum) })
        : t('orders.notCharged')}
    </p>
  );
};

/** What nobody paid did not go wrong, and what staff took off entirely is not what "the venue could not take". */
const wordsOf = ({ never_sent: neverSent, items }: Order, view: OrderFacts['view']) => {
  if (view !== 'rejected' && view !== 'failed') return view;
  if (neverSent) return 'never_sent';
  return items.every(item => item.taken_off >= item.quantity) ? 'taken_off' : view;
};

/** How the order stands, in a picture and in words. ORDER-09, ORDER-31…48, ORDER-50. */
export const StatusHeader = ({ order, facts }: Props) => {
  const t = useT();
  const { view } = facts;
  const shrunk = useShrunk(facts);
  const lit = useLit(view);
  const words = wordsOf(order, view);
  const title = t(`orders.view.${words}`);
  return (
    <header className={`${styles.header} ${shrunk ? styles.shrunk : ''} ${lit ? styles.lit : ''}`}>
      <div className={styles.art}>
        <div className={styles.artInner}>
          <StatusArt view={view} key={view} />
        </div>
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>
        {/* At a counter nobody comes: there the guest stands. */}
        {order.asks_presence && !facts.pickup
          ? t('orders.presenceText')
          : t(`orders.view.${words}Text`, { number: order.order_id })}
      </p>
      <MoneyWords order={order} view={view} />
      {order.status_reason && (
        <blockquote className={styles.reason}>
          <span>{t('orders.reason')}</span>
          {order.status_reason}
        </blockquote>
      )}
      <p className="visually-hidden" role="status">
        {t('orders.announce', { number: order.order_id, status: title })}
      </p>
    </header>
  );
};
