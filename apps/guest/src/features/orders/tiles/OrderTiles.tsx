import { formatTime } from '@tableside/i18n';
import type { Order } from '../../../data/orders.ts';
import { useT } from '../../../texts/texts.ts';
import type { OrderFacts } from '../order-facts.ts';
import { minutesUntil } from '../status/minutes-until.ts';
import { useLit } from '../status/use-lit.ts';
import { ORDER_TIMINGS } from '../timings.ts';
import { useNow } from '../use-now.ts';
import styles from './OrderTiles.module.css';

const TimeTile = ({ at, pickup }: { at: number; pickup: boolean }) => {
  const t = useT();
  const minutes = minutesUntil(at, useNow(ORDER_TIMINGS.waitTick, true));
  const lit = useLit(at);
  return (
    <div className={`${styles.tile} ${lit ? styles.lit : ''}`}>
      <dt>{t(pickup ? 'orders.pickupAt' : 'orders.readyAt')}</dt>
      <dd className={styles.big}>{formatTime(new Date(at))}</dd>
      <dd className={styles.small}>
        {minutes > 0 ? t('orders.readyIn', { minutes }) : t('orders.waitOver')}
      </dd>
    </div>
  );
};

/** The two things a guest looks for at a glance: the number people say aloud, and when it comes. ORDER-44…47. */
export const OrderTiles = ({ order, facts }: { order: Order; facts: OrderFacts }) => {
  const t = useT();
  const { time, view, flow } = facts;
  const waits = order.status === 'active' || order.status === 'partially_delivered';
  const later =
    time.kind === 'pending' && flow !== 'no_status_change' && view !== 'waiting_others' && view !== 'later';
  return (
    <dl className={styles.tiles}>
      <div className={styles.tile}>
        <dt>{t('orders.number')}</dt>
        <dd className={styles.big}>{order.order_id}</dd>
        <dd className={styles.small}>{t('orders.placedAt', { time: formatTime(order.placed_at) })}</dd>
      </div>
      {time.at !== null && <TimeTile at={time.at} pickup={facts.pickup} />}
      {later && (
        <div className={`${styles.tile} ${styles.words}`}>
          <dt className="visually-hidden">{t(facts.pickup ? 'orders.pickupAt' : 'orders.readyAt')}</dt>
          <dd>{t(waits ? 'orders.timeLater' : 'orders.timeOnConfirm')}</dd>
        </div>
      )}
    </dl>
  );
};
