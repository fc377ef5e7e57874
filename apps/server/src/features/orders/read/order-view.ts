import { toWire } from '@tableside/contract';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { OrderItem, OrderView } from '@tableside/contract/http/shared/order-view';
import { inLawOrder, isStated } from '@tableside/domain/allergens';
import { minor } from '@tableside/domain/money';
import { asksPresence } from '@tableside/domain/orders';
import { inVenueWords } from '../placing/field-words.ts';
import { begunView, coursesView, heldOf, isHeld } from './order-courses.ts';
import type { LineRow, OrderFacts, OrderRow, OrderSums } from './order-store.ts';

export { type LineRow, type OrderFacts, type OrderRow, UNTOUCHED } from './order-store.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const withVariation = (line: LineRow): string =>
  line.variation_name === null || line.variation_name === ''
    ? line.name
    : `${line.name} (${line.variation_name})`;

const itemView = (
  facts: OrderFacts,
  line: LineRow,
  held: ReturnType<typeof heldOf> = heldOf(facts),
): OrderItem => {
  const wire = wireOf(facts);
  return {
    id: line.id,
    item_id: line.item_id,
    name: withVariation(line),
    quantity: line.quantity,
    price: wire(line.unit_price),
    total: wire(costsOf(facts, line)),
    strikethrough_price: line.strikethrough_price === null ? null : wire(line.strikethrough_price),
    modifiers: line.modifiers.map(({ name, markup, quantity }) => ({ name, price: wire(markup), quantity })),
    course_id: line.course_id,
    guest_index: line.guest_index,
    note: line.note,
    ...(isHeld(line, held) && { held: true as const }),
    is_delivered: line.is_delivered,
    is_paid: isLinePaid(facts, line),
    taken_off: line.taken_off,
  };
};

const ENDED: readonly string[] = ['rejected', 'failed'];

/** On no bill, or refused as a whole: then it costs what was ordered. */
const isAsOrdered = ({ order, lines, money }: OrderFacts): boolean =>
  money === null || (ENDED.includes(order.status) && lines.some(line => line.taken_off < line.quantity));

/** What it costs by its bill. */
const sumsOf = (facts: OrderFacts): OrderSums =>
  facts.money === null || isAsOrdered(facts) ? facts.order : facts.money.sums;

/** What a line costs before discounts, by the bill where it stands on one. */
const costsOf = (facts: OrderFacts, { id, unit_price, quantity }: LineRow): number =>
  facts.money === null || isAsOrdered(facts) ? unit_price * quantity : (facts.money.lines[id] ?? 0);

const amountsOf = (facts: OrderFacts, wire: (amount: number) => number) => {
  const sums = sumsOf(facts);
  return {
    /** Items after the discount; with fee and tips it is the total. */
    subtotal: wire(sums.subtotal - sums.discount),
    subtotal_before_discounts: wire(sums.subtotal),
    transaction_fee: wire(0),
    tips: wire(sums.tips),
    small_order_fee: wire(sums.small_order_fee),
    discount: wire(sums.discount),
    loyalty_discount: wire(sums.loyalty_discount),
    total: wire(sums.total),
    is_paid: facts.order.is_paid,
    left: wire(facts.left),
    ...(facts.thanks > 0 && { thanks: wire(facts.thanks) }),
  };
};

/** An order on no bill is paid, if at all, as a whole. */
const isLinePaid = ({ order, money }: OrderFacts, { id }: LineRow): boolean =>
  order.is_paid || (money !== null && !money.unpaid_lines.includes(id));

const paymentsOf = ({ order, money }: OrderFacts, wire: (amount: number) => number) => ({
  payments_sum: wire(money?.allocated ?? order.paid),
  payments: (money?.payments ?? []).map(({ uuid, amount, guestIndex, charge }) => ({
    uuid,
    amount: wire(amount),
    guest_index: guestIndex,
    ...(charge !== null && { composite_payment: { uuid: charge } }),
  })),
  payment_data: money?.payments.at(-1)?.data ?? null,
});

/** Once the venue works on it, the built-in till has it, and an external one is told. */
const tillHasIt = ({ status }: OrderRow): boolean =>
  status === 'active' || status === 'partially_delivered' || status === 'closed';

const atTill = ({ order, till }: OrderFacts): Pick<OrderView, 'sending_to_pos' | 'sent_to_pos'> => ({
  sending_to_pos: till === 'sending' && tillHasIt(order),
  sent_to_pos: till === null ? tillHasIt(order) : till === 'sent',
});

type Shared = Omit<OrderView, 'session_token' | 'review' | 'reviews' | 'items' | 'is_own' | 'never_sent'>;

const wireOf =
  ({ decimals }: OrderFacts) =>
  (amount: number): number =>
    toWire(minor(amount), decimals);

const itemsOf = (facts: OrderFacts): OrderItem[] =>
  facts.lines.map(line => ({ ...itemView(facts, line), ...(line.words && { words: line.words }) }));

const shared = (facts: OrderFacts): Shared => {
  const { order, batch } = facts;
  const wire = wireOf(facts);
  return {
    order_id: String(order.number),
    unique_order_number: order.unique_order_number,
    status: order.status,
    waiting_for: order.waiting_for,
    asks_presence: asksPresence({
      status: order.status,
      firstOfVisit: order.first_of_visit,
      unmet: facts.unmet,
    }),
    comment: order.comment,
    ...amountsOf(facts, wire),
    ...paymentsOf(facts, wire),
    selected_payment_type: order.selected_payment_type,
    seen: order.seen_at !== null,
    wait_minutes: order.wait_minutes,
    created_at: order.placed_at.toISOString(),
    placed_at: order.placed_at.toISOString(),
    ...begunView(facts),
    accepted_at: instant(order.accepted_at),
    closed_at: instant(order.closed_at),
    status_reason: order.status_reason,
    coupon:
      order.coupon_code === null || order.coupon_kind === null
        ? null
        : { code: order.coupon_code, type: order.coupon_kind },
    pay_at_restaurant: order.pay_at_restaurant,
    batch: batch && {
      activate_at: batch.activateAt.toISOString(),
      table_session_count: batch.tableSessionCount,
      placed_orders_count: batch.placedOrdersCount,
    },
    ...atTill(facts),
    guest_count: facts.guestCount,
    guest_index: facts.guestIndex,
    personnel: null,
    additional_fields: order.additional_fields,
    table_name: facts.tableName,
  };
};

/** What one phone said of it, and nothing of what others did. ENTITY-41. */
const reviewsOf = ({ reviews }: OrderFacts, session: string): Pick<OrderView, 'review' | 'reviews'> => {
  const own = reviews.flatMap(({ session: by, ...review }) => (by === session ? [review] : []));
  return { review: own[0] ?? null, reviews: own };
};

/**
 * An order as its guest sees it, amounts in major units. `token` is the caller's own session token in answers and null in
 * stored events, because tokens are never stored. ENTITY-38…42.
 */
export const orderView = (facts: OrderFacts, token: string | null): OrderView => ({
  ...shared(facts),
  items: itemsOf(facts),
  never_sent: facts.neverSent,
  is_own: true,
  session_token: token,
  ...reviewsOf(facts, facts.order.session_id),
});

/**
 * As {@link orderView} for the other phones of a party that ordered together: what was ordered and where it stands, not
 * what its sender answered to the venue's questions, nor which card they paid with. `session` is the other phone's. ADR 0022.
 */
export const partyOrderView = (facts: OrderFacts, session: string): OrderView => ({
  ...orderView(facts, null),
  ...reviewsOf(facts, session),
  is_own: false,
  additional_fields: {},
  payment_data: null,
  payments: [],
});

/** What it contains as chosen; lines from before it was asked whether the venue states it have said so by listing some. */
const contentsView = (line: LineRow) => ({
  allergens: inLawOrder(line.allergens),
  may_contain: inLawOrder(line.may_contain),
  allergens_stated: isStated({ ...line, allergensStated: line.allergens_stated }),
});

const madeView = ({ ready_at, ready_by }: LineRow) => ({
  ready_at: ready_at === null ? null : new Date(ready_at).toISOString(),
  ready_by,
});

/** An order as the staff's board shows it: what the kitchen has made, extra details in the venue's words. */
export const boardOrder = (facts: OrderFacts): BoardOrder => ({
  ...shared(facts),
  items: facts.lines.map(line => ({
    ...itemView(facts, line),
    ...madeView(line),
    variation_id: line.variation_id,
    option_ids: line.modifiers.map(({ id }) => id),
    seat: line.seat,
    ...contentsView(line),
  })),
  additional_fields: facts.fieldWords
    ? inVenueWords(facts.order.additional_fields, facts.fieldWords)
    : facts.order.additional_fields,
  table_id: facts.order.table_id,
  ...coursesView(facts),
  allergy: facts.order.allergy,
  first_of_visit: facts.order.first_of_visit,
  party_left: facts.partyLeft,
  slot_at: instant(facts.order.slot_at),
});
