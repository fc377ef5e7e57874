import type { OrderView } from '@tableside/contract/http/shared/order-view';
import type { ReviewView } from '@tableside/contract/http/shared/review-view';
import type { Selectable } from 'kysely';
import type { Run } from '../../../database/database.ts';
import type { OrderLineTable, OrderTable } from '../../../database/schema.ts';
import { LEFT_OF_ORDER } from '../../left-to-pay/index.ts';
import { REVIEWS_OF_ORDER } from '../../reviews/index.ts';
import type { FieldWords } from '../placing/field-words.ts';
import { COURSES_SAID, type CoursesSaid } from './order-courses.ts';

/** The columns of a line that leave the server. */
export type LineRow = Pick<
  Selectable<OrderLineTable>,
  | 'id'
  | 'item_id'
  | 'name'
  | 'words'
  | 'variation_id'
  | 'variation_name'
  | 'modifiers'
  | 'quantity'
  | 'unit_price'
  | 'strikethrough_price'
  | 'discount_share'
  | 'loyalty_share'
  | 'course_id'
  | 'guest_index'
  | 'seat'
  | 'note'
  | 'allergens'
  | 'may_contain'
  | 'allergens_stated'
  | 'vat_rate'
  | 'vat_percent'
  | 'taken_off'
> & {
  readonly is_delivered: boolean;
  /** When the kitchen had made it, as the database writes instants in JSON, and who said so. */
  readonly ready_at: string | null;
  readonly ready_by: string | null;
};

/** What nobody has worked on yet. */
export const UNTOUCHED = { is_delivered: false, ready_at: null, ready_by: null, taken_off: 0 } as const;

/** What an order costs; what was taken off is not in it. Minor units. */
export type OrderSums = Pick<
  OrderRow,
  'subtotal' | 'discount' | 'loyalty_discount' | 'small_order_fee' | 'tips' | 'total'
>;

/** What a bill knows of an order: what it costs now, and the money that came for it. Amounts in minor units. ADR 0010. */
export type OrderMoney = {
  readonly sums: OrderSums;
  /** What each line costs before discounts. */
  readonly lines: Readonly<Record<string, number>>;
  /** Captured and given to its pieces. */
  readonly allocated: number;
  /** Lines of which a piece is not paid for. */
  readonly unpaid_lines: readonly string[];
  /** Oldest first. */
  readonly payments: readonly {
    readonly uuid: string;
    readonly amount: number;
    readonly guestIndex: number | null;
    readonly charge: string | null;
    readonly data: OrderView['payment_data'];
  }[];
};

/** An order as read or as just inserted. Amounts in minor units. */
export type OrderRow = Omit<
  Selectable<OrderTable>,
  'cart_revision' | 'business_day' | 'updated_at' | 'slot_dishes' | 'waiter_id'
>;

/** An order with what stands around it; one statement reads it (order-store.ts), placing builds it from its inserts. */
export type OrderFacts = {
  readonly order: OrderRow;
  /** In the order of the cart. */
  readonly lines: readonly LineRow[];
  readonly tableName: string;
  /** Which phone of the party, from 1; 0: staff ordered for the table. */
  readonly guestIndex: number;
  /** The other live phones of a party that filled this order's cart together; null: one phone did. ADR 0022. */
  readonly companions: readonly string[] | null;
  readonly guestCount: number | null;
  /** The venue wants to see its guests before their first order, and has not seen these. */
  readonly unmet: boolean;
  /** It is still under way, and its party is over: the table was closed. */
  readonly partyLeft: boolean;
  /** It failed before the venue had it: nobody paid it in time. */
  readonly neverSent: boolean;
  /** Minutes that the venue tells everybody now, in a rush; null: there is none. */
  readonly rushMinutes: number | null;
  /** Decimals of the venue's currency. */
  readonly decimals: number;
  /** Null: everything comes as it is ready. */
  readonly courses: CoursesSaid | null;
  /** How the venue calls its extra questions; null when none was answered. */
  readonly fieldWords: FieldWords | null;
  /** Null while it stands on no bill. */
  readonly money: OrderMoney | null;
  /** Still to pay of it, as its bill says. Minor units. */
  readonly left: number;
  /** Given for it once it had come, as a tip of its own, less what went back. Minor units. ADR 0049 */
  readonly thanks: number;
  /** On its way to the venue's external till; null: the till is the built-in one. */
  readonly till: 'sending' | 'sent' | 'failed' | null;
  /** What phones said of it, with the session of each. */
  readonly reviews: readonly (ReviewView & { readonly session: string | null })[];
  /** Set when the order was placed into a batch that waits, or waited, for other guests. ENTITY-40. */
  readonly batch: {
    readonly activateAt: Date;
    readonly tableSessionCount: number;
    readonly placedOrdersCount: number;
  } | null;
};

type FactsRow = OrderRow & {
  lines: LineRow[];
  table_name: string;
  guest_index: number;
  companions: string[] | null;
  guest_count: number | null;
  unmet: boolean;
  party_left: boolean;
  never_sent: boolean;
  rush_minutes: number | null;
  decimals: number | null;
  courses: CoursesSaid | null;
  field_words: FieldWords | null;
  money: OrderMoney | null;
  left: number;
  thanks: number;
  till: OrderFacts['till'];
  reviews: OrderFacts['reviews'];
  batch_activate_at: Date | null;
  batch_sessions: number | null;
  batch_placed: number | null;
};

/** `v` is the venue. */
export const RUSH_MINUTES = `case when v.order_status = 'rush_mode' then v.rush_mode_wait_minutes end`;

/** Pieces `i` that stand on their bill. */
const ON_BILL = 'i.voided_at is null and i.divided_at is null';
const sumOf = (amount: string, which: string): string =>
  `coalesce(sum(${amount}) filter (where ${ON_BILL} and ${which}), 0)`;

/** Every column of {@link OrderFacts}; `o` is the order. */
const FACTS = `
  select o.id, o.venue_id, o.table_id, o.visit_id, o.session_id, o.shared_cart, o.number, o.unique_order_number, o.status,
    o.waiting_for, o.first_of_visit, o.batch_id, o.comment, o.allergy, o.additional_fields, o.currency, o.subtotal, o.discount, o.loyalty_discount,
    o.small_order_fee, o.tips, o.total, o.paid, o.is_paid, o.coupon_id, o.coupon_code, o.coupon_kind,
    o.pay_at_restaurant, o.selected_payment_type, o.seen_at, o.wait_minutes, o.status_reason, o.placed_at,
    o.accepted_at, o.closed_at, o.slot_at, o.fee_vat_percent, ${RUSH_MINUTES} as rush_minutes,
    t.name as table_name, s.guest_index, p.guest_count, case when o.shared_cart is not null then
      (select coalesce(jsonb_agg(g.id), '[]') from guest_session g where g.visit_id = o.visit_id
        and g.shared_cart is not null and g.id <> o.session_id and g.ended_at is null) end as companions,
    v.settings ->> 'presence' = 'confirm' and p.presence_confirmed_at is null as unmet,
    p.shared and p.closed_at is not null and o.closed_at is null as party_left,
    o.status = 'failed' and exists (select from order_history h where h.order_id = o.id
      and h.from_status = 'pending_activate' and h.to_status = 'failed') as never_sent, (v.settings -> 'currency' ->> 'decimals')::int as decimals,
    ${COURSES_SAID} as courses,
    case when o.additional_fields <> '{}' then jsonb_build_object('fields', v.settings -> 'additionalFields',
      'texts', v.settings -> 'translations' -> (v.settings ->> 'mainLanguage')) end as field_words,
    m.money, ${LEFT_OF_ORDER} as "left", (select coalesce(sum(greatest(k.paid - k.refunded, 0)), 0)::bigint from bill k
      where k.thanks_order_id = o.id) as thanks, (select coalesce((select x.state from till_order x where x.order_id = o.id), 'sending')
      from till_account a where a.venue_id = o.venue_id) as till, ${REVIEWS_OF_ORDER} as reviews, l.lines, b.activate_at as batch_activate_at, b.sessions as batch_sessions, b.placed as batch_placed
  from orders o
  join venue v on v.id = o.venue_id
  join venue_table t on t.id = o.table_id
  join guest_session s on s.id = o.session_id
  join table_visit p on p.id = o.visit_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'item_id', i.item_id, 'name', i.name, 'words', i.words,
      'variation_id', i.variation_id, 'variation_name', i.variation_name, 'modifiers', i.modifiers, 'quantity', i.quantity,
      'unit_price', i.unit_price, 'strikethrough_price', i.strikethrough_price, 'discount_share', i.discount_share,
      'loyalty_share', i.loyalty_share,
      'course_id', i.course_id, 'guest_index', i.guest_index, 'seat', i.seat, 'note', i.note, 'allergens', i.allergens, 'may_contain', i.may_contain,
      'allergens_stated', i.allergens_stated, 'vat_rate', i.vat_rate, 'vat_percent', i.vat_percent,
      'is_delivered', i.delivered_at is not null, 'taken_off', i.taken_off, 'ready_at', i.ready_at, 'ready_by', i.ready_by) order by i.position), '[]') as lines
    from order_line i where i.order_id = o.id) l
  left join lateral (
    select jsonb_build_object('allocated', coalesce(sum(a.amount), 0),
      'unpaid_lines', coalesce(jsonb_agg(distinct i.order_line_id)
        filter (where a.payment_id is null and i.net > 0 and ${ON_BILL} and i.order_line_id is not null), '[]'),
      'sums', jsonb_build_object('subtotal', ${sumOf('i.price', "i.kind = 'item'")},
        'discount', ${sumOf('i.discount_share', "i.kind = 'item'")},
        'loyalty_discount', ${sumOf('i.loyalty_share', "i.kind = 'item'")},
        'small_order_fee', ${sumOf('i.price', "i.kind = 'fee'")}, 'tips', ${sumOf('i.price', "i.kind = 'tip'")},
        'total', ${sumOf('i.net', 'true')}),
      'lines', coalesce((select jsonb_object_agg(x.line, x.costs) from (
          select i.order_line_id as line, sum(i.price) as costs from bill_item i
          where i.order_id = o.id and i.order_line_id is not null and ${ON_BILL} group by i.order_line_id) x), '{}'),
      'payments', coalesce((select jsonb_agg(jsonb_build_object('uuid', p.id, 'amount', s.amount,
          'guestIndex', p.guest_index, 'charge', p.charge_id, 'data', p.payment_data) order by p.captured_at, p.id)
        from (select a.payment_id, sum(a.amount) as amount from bill_item i
          join payment_allocation a on a.bill_item_id = i.id where i.order_id = o.id group by a.payment_id) s
        join payment p on p.id = s.payment_id), '[]')) as money
    from bill_item i left join payment_allocation a on a.bill_item_id = i.id
    where i.order_id = o.id having count(*) > 0) m on true
  left join lateral (
    select b.activate_at,
      (select count(*)::int from guest_session g where g.visit_id = o.visit_id and g.mode = 'scan'
        and g.ended_at is null and g.expires_at > o.placed_at) as sessions,
      (select count(distinct x.session_id)::int from orders x where x.batch_id = o.batch_id
        and x.waiting_for is distinct from 'payment' and x.status not in ('rejected', 'failed')) as placed
    from order_batch b where b.id = o.batch_id) b on true`;

const factsOf = (row: FactsRow): OrderFacts => {
  const {
    lines,
    table_name,
    guest_index,
    companions,
    guest_count,
    unmet,
    party_left,
    never_sent,
    decimals,
    courses,
    field_words,
    money,
    left,
    thanks,
    till,
    reviews,
    ...rest
  } = row;
  const { batch_activate_at, batch_sessions, batch_placed, rush_minutes, ...order } = rest;
  return {
    order,
    lines,
    tableName: table_name,
    guestIndex: guest_index,
    companions,
    guestCount: guest_count,
    unmet,
    partyLeft: party_left,
    neverSent: never_sent,
    rushMinutes: rush_minutes,
    decimals: decimals ?? 2,
    courses,
    fieldWords: field_words,
    money,
    left,
    thanks,
    till,
    reviews,
    batch: batch_activate_at && {
      activateAt: batch_activate_at,
      tableSessionCount: batch_sessions ?? 0,
      placedOrdersCount: batch_placed ?? 0,
    },
  };
};

/** One order by id; null when there is none. */
export const orderById = async (run: Run, orderId: string): Promise<OrderFacts | null> => {
  const [row] = await run<FactsRow>('order-facts', `${FACTS} where o.id = $1`, [orderId]);
  return row ? factsOf(row) : null;
};

/** As {@link orderById}, for an order that a guest or staff name; null for an unknown one and for another venue's. */
export const orderByNumber = async (
  run: Run,
  venueId: string,
  number: string,
): Promise<OrderFacts | null> => {
  const [row] = await run<FactsRow>(
    'order-facts-by-number',
    `${FACTS} where o.unique_order_number = $2 and (o.venue_id = $1) is true`,
    [venueId, number],
  );
  return row ? factsOf(row) : null;
};

const liveOrders = (whose: string): string => `
  select f.* from guest_session me left join lateral (
    ${FACTS} where ${whose} and (o.status <> 'rejected' or o.status_reason is not null)
    order by o.placed_at desc, o.number desc limit 100) f on true
  where me.id = $1 and me.ended_at is null and me.expires_at > $2
  order by f.placed_at desc, f.number desc`;

const LIVE = liveOrders('o.session_id = me.id');
// What the party ordered together, of this party alone: an earlier one at the table had another visit.
const LIVE_OF_PARTY = liveOrders(
  '(o.session_id = me.id or (o.visit_id = me.visit_id and o.shared_cart is not null and me.shared_cart is not null))',
);

/**
 * The orders of a session that lives at `now`, newest first, without those taken back into the cart (rejected without a
 * reason); null when it does not live. Where the party shares its cart, with those that its other phones sent. One
 * statement, so that it needs no proof before. ORDER-52, ADR 0008, ADR 0022.
 */
export const ordersOfLiveSession = async (
  run: Run,
  guest: { readonly sessionId: string; readonly sharedCart: string | null },
  now: Date,
): Promise<OrderFacts[] | null> => {
  const shared = guest.sharedCart !== null;
  const rows = await run<FactsRow | { id: null }>(
    shared ? 'orders-of-live-party' : 'orders-of-live-session',
    shared ? LIVE_OF_PARTY : LIVE,
    [guest.sessionId, now],
  );
  if (rows.length === 0) return null;
  return rows.flatMap(row => (row.id === null ? [] : [factsOf(row)]));
};

/** As {@link ordersOfLiveSession} for several sessions whose right is proven, of those alone, live or over. */
export const ordersOfSessions = async (run: Run, sessionIds: readonly string[]): Promise<OrderFacts[]> => {
  const rows = await run<FactsRow>(
    'orders-of-sessions',
    `${FACTS} where o.session_id = any($1) and (o.status <> 'rejected' or o.status_reason is not null)
     order by o.placed_at desc, o.number desc limit 100`,
    [sessionIds],
  );
  return rows.map(factsOf);
};

/** What parties that share their cart ordered together, live or over; by the parties' ids. ADR 0051. */
export const ordersOfParties = async (run: Run, partyIds: readonly string[]): Promise<OrderFacts[]> => {
  const rows = await run<FactsRow>(
    'orders-of-parties',
    `${FACTS} where o.shared_cart = any($1) and o.visit_id = o.shared_cart
       and (o.status <> 'rejected' or o.status_reason is not null)
     order by o.placed_at desc, o.number desc limit 100`,
    [partyIds],
  );
  return rows.map(factsOf);
};

/** The orders of a batch, oldest first. */
export const ordersOfBatch = async (run: Run, batchId: string): Promise<OrderFacts[]> => {
  const rows = await run<FactsRow>(
    'orders-of-batch',
    `${FACTS} where o.batch_id = $1 order by o.placed_at, o.number`,
    [batchId],
  );
  return rows.map(factsOf);
};

/**
 * What the board shows: open orders that reached the venue and those finished after `since`. One that was rejected or
 * failed without a reason was taken back by its guest or timed out before the venue saw it. ADR 0005.
 */
export const ordersOfBoard = async (run: Run, venueId: string, since: Date): Promise<OrderFacts[]> => {
  const rows = await run<FactsRow>(
    'orders-of-board',
    `${FACTS} where o.venue_id = $1 and o.status <> 'pending_activate' and (o.closed_at is null or o.closed_at > $2)
       and (o.status not in ('rejected', 'failed') or o.status_reason is not null)
     order by o.placed_at, o.number limit 1000`,
    [venueId, since],
  );
  return rows.map(factsOf);
};

/**
 * Every order placed after a place and not after `until`, oldest first: also those that have not reached the venue yet,
 * which somebody who reads on from here would else never see.
 */
export const ordersAfter = async (
  run: Run,
  venueId: string,
  {
    after,
    until,
    most,
  }: {
    readonly after: { readonly placedAt: Date; readonly id: string };
    readonly until: Date;
    readonly most: number;
  },
): Promise<OrderFacts[]> => {
  const rows = await run<FactsRow>(
    'orders-after',
    `${FACTS} where o.venue_id = $1 and o.placed_at >= $2 and (date_trunc('milliseconds', o.placed_at), o.id) > ($2, $3::uuid)
       and o.placed_at <= $4
     order by date_trunc('milliseconds', o.placed_at), o.id limit $5`,
    [venueId, after.placedAt, after.id, until, most],
  );
  return rows.map(factsOf);
};

/** Which order of the session a number names; null for an unknown one and for somebody else's. Not locked. */
export const orderOfSession = async (
  run: Run,
  sessionId: string,
  number: string,
): Promise<Pick<OrderRow, 'id' | 'batch_id' | 'waiting_for'> | null> => {
  const [row] = await run<Pick<OrderRow, 'id' | 'batch_id' | 'waiting_for'>>(
    'order-of-session',
    'select id, batch_id, waiting_for from orders where session_id = $1 and unique_order_number = $2',
    [sessionId, number],
  );
  return row ?? null;
};
