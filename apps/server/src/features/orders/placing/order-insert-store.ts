import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Run } from '../../../database/database.ts';
import type { OrderLineTable } from '../../../database/schema.ts';
import { type OutboxEntry, WAKE_CHANNEL } from '../../../realtime/outbox.ts';
import { noteStep } from '../../../steps.ts';
import { WAITER_OF } from '../../who-serves/index.ts';
import { COUNTED, type Numbering, numberingValues, type Unnumbered } from '../numbers/order-number-store.ts';
import type { OrderRow } from '../read/order-view.ts';

/** An order that has no spoken number yet. */
export type NewOrder = Omit<OrderRow, 'number' | 'is_paid'> & {
  readonly cart_revision: number;
  readonly business_day: string;
  /** The slot it takes of a kitchen that counts, with how many dishes. */
  readonly slot_at: Date | null;
  readonly slot_dishes: number | null;
  /** Who of those who serve wrote it down, by account: it is theirs where its table is nobody's. */
  readonly waiter_id: string | null;
};
export type NewOrderLine = Omit<
  Selectable<OrderLineTable>,
  'taken_off' | 'taken_off_seen' | 'note_was' | 'note_changes'
>;

/** SQL: everything of an order, with the number that `counted` gives it. */
const insertWith = (counted: string): string => `
     with ${counted},
     placed as (
       insert into orders (id, venue_id, table_id, visit_id, session_id, shared_cart, cart_revision, number, business_day,
         unique_order_number, status, waiting_for, first_of_visit, batch_id, comment, additional_fields, currency,
         subtotal, discount, loyalty_discount, small_order_fee, tips, total, paid, coupon_id, coupon_code, coupon_kind,
         pay_at_restaurant, selected_payment_type, seen_at, wait_minutes, status_reason, placed_at, accepted_at,
         closed_at, updated_at, slot_at, slot_dishes, fee_vat_percent, waiter_id)
       select o.id, o.venue_id, o.table_id, o.visit_id, o.session_id, o.shared_cart, o.cart_revision, counted.last, o.business_day,
         o.unique_order_number, o.status, o.waiting_for, o.first_of_visit, o.batch_id, o.comment,
         o.additional_fields, o.currency, o.subtotal, o.discount, o.loyalty_discount, o.small_order_fee, o.tips, o.total, o.paid,
         o.coupon_id, o.coupon_code, o.coupon_kind, o.pay_at_restaurant, o.selected_payment_type, o.seen_at,
         o.wait_minutes, o.status_reason, o.placed_at, o.accepted_at, o.closed_at, o.placed_at,
         o.slot_at, o.slot_dishes, o.fee_vat_percent, coalesce(${WAITER_OF('o.table_id')}, o.waiter_id)
       from jsonb_populate_record(null::orders, $4::jsonb) o, counted),
     written as (
       insert into order_line (id, order_id, position, item_id, variation_id, name, variation_name, kitchen_name,
         words, modifiers, allergens, may_contain, allergens_stated, note, station, quantity, unit_price, strikethrough_price,
         loyalty_saved, discount_share, loyalty_share, course_id, guest_index, seat, vat_rate, vat_percent, ingredients)
       select id, order_id, position, item_id, variation_id, name, variation_name, kitchen_name, words, modifiers, allergens,
         may_contain, allergens_stated, note, station, quantity, unit_price, strikethrough_price, loyalty_saved, discount_share, loyalty_share,
         course_id,
         guest_index, seat, vat_rate, vat_percent, ingredients
       from jsonb_populate_recordset(null::order_line, $5::jsonb)),
     noted as (
       insert into order_history (order_id, at, event, to_status, actor, actor_name)
       values ($6, $7, 'order-created', $8, $12, $13)),
     emptied as (
       update cart set lines = '[]', coupon_code = null, revision = revision + 1, updated_at = now()
       where id = $9),
     told as (
       insert into outbox (audience, event, data)
       select audience, event, jsonb_set(data, '{order,order_id}', to_jsonb(counted.last::text))
       from jsonb_to_recordset($10::jsonb) as e(audience text, event text, data jsonb), counted)
     select last, pg_notify($11, '') from counted`;

const NUMBERED = insertWith(COUNTED);
/** The provisional number is the caller's; the parameters are the same. */
const UNNUMBERED = insertWith(
  '_ as (select $1::uuid, $2::date, $3::timestamptz), counted as (select $14::int as last)',
);

type By = { readonly actor: 'guest' | 'staff'; readonly name: string | null };
const GUEST: By = { actor: 'guest', name: null };

const noteCreated = (run: Run, order: NewOrder, { actor }: By): void => {
  const { id, venue_id: venue, unique_order_number: number, status: to, waiting_for: waits } = order;
  noteStep(run, { of: 'order', id, step: 'order-created', about: { number, venue, to, waits, by: actor } });
};

const numberingOf = ({ venue_id, business_day, placed_at }: NewOrder): Numbering => ({
  venueId: venue_id,
  businessDay: business_day,
  now: placed_at.getTime(),
});

const valuesOf = (
  order: NewOrder,
  lines: readonly NewOrderLine[],
  events: readonly OutboxEntry[],
  by: By,
): unknown[] => [
  ...numberingValues(numberingOf(order)),
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
];

/**
 * Writes the order with its lines, the first line of its history and the events that tell of it, empties the cart and
 * answers with the spoken number: all in one statement and the last of its transaction, because the number's row keeps the
 * venue's other orders waiting until the commit. The number goes into the events here.
 */
export const insertOrder = async (
  last: Run,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  events: readonly OutboxEntry[],
): Promise<number> => {
  noteCreated(last, order, GUEST);
  const [row] = await last<{ last: number }>('order-insert', NUMBERED, valuesOf(order, lines, events, GUEST));
  return row?.last ?? 0;
};

/** As {@link insertOrder} where more follows: with a number for now, which `giveNumber` replaces at the end. */
export const insertUnnumbered = async (
  run: Run,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  events: readonly OutboxEntry[],
  by: By = GUEST,
): Promise<Unnumbered> => {
  noteCreated(run, order, by);
  const forNow = -randomInt(1, 2 ** 31);
  const values = [...valuesOf(order, lines, events, by), forNow];
  await run('order-insert-unnumbered', UNNUMBERED, values);
  return { id: order.id, forNow, numbering: numberingOf(order) };
};

type PostgresError = { readonly code?: unknown; readonly constraint?: unknown };

/** Why PostgreSQL undid a transaction that may simply run again: a deadlock, or a number that was taken. */
export const mayTryAgain = (cause: unknown): boolean => {
  const { code } = cause as PostgresError;
  return code === '40001' || code === '40P01' || code === '23505';
};
