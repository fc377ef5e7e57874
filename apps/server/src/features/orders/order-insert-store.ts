import type { Selectable } from 'kysely';
import type { Run } from '../../database/database.ts';
import type { OrderLineTable } from '../../database/schema.ts';
import { type OutboxEntry, WAKE_CHANNEL } from '../../realtime/outbox.ts';
import { onBoardSince } from './order-read.ts';
import type { OrderRow } from './order-view.ts';

/** SQL: the smallest number after `last` that is not among `leftOut`, an array or null. */
const nextAfter = (last: string, leftOut: string): string =>
  `(select min(n) from generate_series(${last} + 1, ${last} + 1 + coalesce(cardinality(${leftOut}), 0)) n
        where ${leftOut} is null or n <> all(${leftOut}))`;

/** An order that has no spoken number yet. */
export type NewOrder = Omit<OrderRow, 'number' | 'is_paid'> & {
  readonly cart_revision: number;
  readonly business_day: string;
  /** The slot it takes of a kitchen that counts, with how many dishes. */
  readonly slot_at: Date | null;
  readonly slot_dishes: number | null;
};
export type NewOrderLine = Selectable<OrderLineTable>;

/**
 * The next number of the business day ($2) that no order of another day has on the board. Those are looked up once, when
 * the day's first number is given: whatever is placed later is counted within the day.
 */
const COUNTED = `elsewhere as (
       select array_agg(distinct number) as numbers from orders
       where venue_id = $1 and business_day <> $2 and (closed_at is null or closed_at > $13)
         and not exists (select from order_counter where venue_id = $1 and business_day = $2)),
     counted as (
       insert into order_counter as k (venue_id, business_day, last, left_out)
       select $1, $2, ${nextAfter('0', 'numbers')}, numbers from elsewhere
       on conflict (venue_id, business_day) do update set last = ${nextAfter('k.last', 'k.left_out')} returning last)`;

/**
 * Writes the order with its lines, the first line of its history and the events that tell of it, empties the cart and
 * answers with the spoken number: all in one statement, because the number's row keeps the venue's other orders waiting
 * until the commit. The number goes into the events here.
 */
export const insertOrder = async (
  run: Run,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  events: readonly OutboxEntry[],
  by: { readonly actor: 'guest' | 'staff'; readonly name: string | null } = { actor: 'guest', name: null },
): Promise<number> => {
  const [row] = await run<{ last: number }>(
    'order-insert',
    `with ${COUNTED},
     placed as (
       insert into orders (id, venue_id, table_id, visit_id, session_id, shared_cart, cart_revision, number, business_day,
         unique_order_number, status, waiting_for, first_of_visit, batch_id, comment, additional_fields, currency,
         subtotal, discount, small_order_fee, tips, total, paid, coupon_id, coupon_code, coupon_kind,
         pay_at_restaurant, selected_payment_type, seen_at, wait_minutes, status_reason, placed_at, accepted_at,
         closed_at, updated_at, slot_at, slot_dishes, fee_vat_percent)
       select o.id, o.venue_id, o.table_id, o.visit_id, o.session_id, o.shared_cart, o.cart_revision, counted.last, o.business_day,
         o.unique_order_number, o.status, o.waiting_for, o.first_of_visit, o.batch_id, o.comment,
         o.additional_fields, o.currency, o.subtotal, o.discount, o.small_order_fee, o.tips, o.total, o.paid,
         o.coupon_id, o.coupon_code, o.coupon_kind, o.pay_at_restaurant, o.selected_payment_type, o.seen_at,
         o.wait_minutes, o.status_reason, o.placed_at, o.accepted_at, o.closed_at, o.placed_at,
         o.slot_at, o.slot_dishes, o.fee_vat_percent
       from jsonb_populate_record(null::orders, $3::jsonb) o, counted),
     written as (
       insert into order_line (id, order_id, position, item_id, variation_id, name, variation_name, kitchen_name,
         modifiers, allergens, may_contain, allergens_stated, note, station, quantity, unit_price, strikethrough_price,
         discount_share, course_id, guest_index, vat_rate, vat_percent)
       select id, order_id, position, item_id, variation_id, name, variation_name, kitchen_name, modifiers, allergens,
         may_contain, allergens_stated, note, station, quantity, unit_price, strikethrough_price, discount_share, course_id, guest_index,
         vat_rate, vat_percent
       from jsonb_populate_recordset(null::order_line, $4::jsonb)),
     noted as (
       insert into order_history (order_id, at, event, to_status, actor, actor_name)
       values ($5, $6, 'order-created', $7, $11, $12)),
     emptied as (
       update cart set lines = '[]', coupon_code = null, revision = revision + 1, updated_at = now()
       where id = $8),
     told as (
       insert into outbox (audience, event, data)
       select audience, event, jsonb_set(data, '{order,order_id}', to_jsonb(counted.last::text))
       from jsonb_to_recordset($9::jsonb) as e(audience text, event text, data jsonb), counted)
     select last, pg_notify($10, '') from counted`,
    [
      order.venue_id,
      order.business_day,
      JSON.stringify(order),
      JSON.stringify(lines),
      order.id,
      order.placed_at,
      order.status,
      order.shared_cart ?? order.session_id,
      JSON.stringify(events),
      WAKE_CHANNEL,
      by.actor,
      by.name,
      onBoardSince(order.placed_at.getTime()),
    ],
  );
  return row?.last ?? 0;
};

type PostgresError = { readonly code?: unknown; readonly constraint?: unknown };

/** Why PostgreSQL undid a transaction that may simply run again: a deadlock, or a number that was taken. */
export const mayTryAgain = (cause: unknown): boolean => {
  const { code } = cause as PostgresError;
  return code === '40001' || code === '40P01' || code === '23505';
};
