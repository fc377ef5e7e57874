import type { OrderActor, OrderStatus } from '@tableside/domain/orders';
import type { Selectable } from 'kysely';
import type { Run } from '../../database/database.ts';
import type { OrderTable } from '../../database/schema.ts';
import { RUSH_MINUTES } from './read/order-store.ts';

/** What decides about a move; the row is locked until the transaction ends. */
export type LockedOrder = Pick<
  Selectable<OrderTable>,
  | 'id'
  | 'venue_id'
  | 'table_id'
  | 'visit_id'
  | 'session_id'
  | 'batch_id'
  | 'unique_order_number'
  | 'status'
  | 'waiting_for'
  | 'first_of_visit'
  | 'total'
  | 'paid'
  | 'is_paid'
  | 'seen_at'
  | 'wait_minutes'
  | 'status_reason'
  | 'accepted_at'
  | 'closed_at'
  | 'selected_payment_type'
  | 'coupon_id'
  | 'coupon_code'
  | 'slot_at'
> & {
  /** Minutes that the venue tells everybody now, in a rush. */
  readonly rush_minutes: number | null;
};

/** Locks an order of a venue by its unique number; null when there is none: a foreign order is an unknown one. */
export const lockOrder = async (run: Run, venueId: string, number: string): Promise<LockedOrder | null> => {
  const [row] = await run<LockedOrder>(
    'order-lock',
    `select id, venue_id, table_id, visit_id, session_id, batch_id, unique_order_number, status, waiting_for,
       first_of_visit, total, paid, is_paid, seen_at, wait_minutes, status_reason, accepted_at, closed_at,
       selected_payment_type, coupon_id, coupon_code, slot_at,
       (select ${RUSH_MINUTES} from venue v where v.id = orders.venue_id) as rush_minutes
     from orders where unique_order_number = $1 and venue_id = $2 for update`,
    [number, venueId],
  );
  return row ?? null;
};

/** The columns a move may set. */
export type MovedColumns = Pick<
  LockedOrder,
  | 'status'
  | 'waiting_for'
  | 'seen_at'
  | 'wait_minutes'
  | 'status_reason'
  | 'accepted_at'
  | 'closed_at'
  | 'paid'
  | 'selected_payment_type'
>;

export type HistoryEntry = {
  readonly event: string;
  readonly actor: OrderActor;
  readonly actorName: string | null;
  /** Its actor's account, where that is somebody who serves. */
  readonly waiterId: string | null;
  readonly at: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Writes a locked order's new columns and the line of its history. The only statement that updates `orders.status`. */
export const writeMove = async (
  run: Run,
  order: { readonly id: string; readonly from: OrderStatus },
  to: MovedColumns,
  entry: HistoryEntry,
): Promise<void> => {
  await run(
    'order-move',
    `with moved as (
       update orders set status = $2, waiting_for = $3, seen_at = $4, wait_minutes = $5, status_reason = $6,
         accepted_at = $7, closed_at = $8, paid = $9, selected_payment_type = $10, updated_at = $11
       where id = $1 returning id)
     insert into order_history (order_id, at, event, from_status, to_status, actor, actor_name, data, waiter_id)
     select id, $11, $12, $13, $2, $14, $15, $16, $17 from moved`,
    [
      order.id,
      to.status,
      to.waiting_for,
      to.seen_at,
      to.wait_minutes,
      to.status_reason,
      to.accepted_at,
      to.closed_at,
      to.paid,
      to.selected_payment_type,
      entry.at,
      entry.event,
      order.from,
      entry.actor,
      entry.actorName,
      JSON.stringify(entry.data),
      entry.waiterId,
    ],
  );
};
