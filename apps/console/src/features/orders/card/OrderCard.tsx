import type { BoardOrder } from '@tableside/contract/http/console/board';
import { memo } from 'react';
import { useText } from '../../../i18n/index.ts';
import { GuestsLeft } from '../../../parts/GuestsLeft.tsx';
import {
  ageMinutes,
  isAhead,
  isFresh,
  laneOf,
  minutesLeft,
  orderPace,
  rings,
  useNowWhen,
  waitsSince,
} from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import { type PrimaryAct, primaryAct } from '../primary-act.ts';
import { useOrderAction } from '../use-order-action.ts';
import { ActButton } from './ActButton.tsx';
import { CardDishes } from './CardDishes.tsx';
import { CardNotes } from './CardNotes.tsx';
import { CardTable } from './CardTable.tsx';
import { OrderAge } from './OrderAge.tsx';
import styles from './order-card.module.css';

/** What a card says of the moment. */
const moment = (order: BoardOrder, now: number): string =>
  [
    orderPace(order, now),
    isFresh(order, now),
    minutesLeft(order, now),
    ageMinutes(waitsSince(order) ?? order.placed_at, now),
  ].join();

/** What the card stands for, as its colour says it. */
const stateOf = (order: BoardOrder, act: PrimaryAct | null): 'new' | 'ready' | 'going' | 'over' => {
  const lane = laneOf(order);
  if (lane === 'new') return 'new';
  if (lane !== 'progress') return 'over';
  return act?.kind === 'deliver' && act.made ? 'ready' : 'going';
};

/**
 * One order in as little room as it deserves: which table, how long, what must not be overlooked, what to do next. A touch on
 * the rest opens all of it. Drawn anew only when the order, or what is said of its age, is another.
 */
export const OrderCard = memo(({ order }: { order: BoardOrder }) => {
  const { t } = useText();
  const { may } = useVenue();
  const now = useNowWhen(at => moment(order, at));
  const doing = useOrderAction(order, 'at once');
  const act = primaryAct(order, { settleCash: may('settleCash') });
  const headingId = `order-${order.unique_order_number}`;
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-state={stateOf(order, act)}
      data-pace={orderPace(order, now)}
      data-unseen={rings(order) || undefined}
      aria-busy={isAhead(order) || undefined}
      data-fresh={isFresh(order, now) || undefined}
    >
      <CardTable order={order} headingId={headingId} />
      <div className={styles.facts}>
        <OrderAge order={order} now={now} />
        <span className={styles.number}>{t('order.number', { number: order.order_id })}</span>
        {order.guest_index === 0 && <span>{t('staffOrder.byStaff')}</span>}
        {order.guest_count !== null && order.guest_count > 1 && (
          <span>{t('order.guests', { count: order.guest_count })}</span>
        )}
        {order.party_left && order.closed_at === null && <GuestsLeft />}
      </div>
      <div className={styles.body}>
        <CardNotes order={order} />
        <CardDishes order={order} act={act} />
      </div>
      {act && may('moveOrders') && <ActButton order={order} act={act} doing={doing} />}
    </article>
  );
});
