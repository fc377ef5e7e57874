import { needsPayment } from '@tableside/domain/cart';
import { initialStatus } from '@tableside/domain/orders';
import type { Run } from '../../../database/database.ts';
import type { GuestSession } from '../../../http/guest.ts';
import type { CallInputOnServer } from '../../../http/mount/handler.ts';
import type { OutboxEntry } from '../../../realtime/outbox.ts';
import type { GuestPlace, PricedCart } from '../../cart/index.ts';
import { useCoupon } from '../../coupons/index.ts';
import { keepsAnswer } from '../../idempotency/index.ts';
import { reserveStock } from '../../stock/index.ts';
import { entriesOf } from '../announce.ts';
import { afterJoiningBatch } from '../batches/activate-batch.ts';
import type { Unnumbered } from '../numbers/order-number-store.ts';
import { joinTableBillWith } from '../on-bill/join.ts';
import { readOrder } from '../read/order-read.ts';
import { type OrderFacts, UNTOUCHED } from '../read/order-view.ts';
import { fieldWordsOf } from './field-words.ts';
import { insertOrder, insertUnnumbered, type NewOrder, type NewOrderLine } from './order-insert-store.ts';
import { answeredFields } from './placing-fields.ts';
import { orderLines } from './placing-lines.ts';
import { newOrder, rushMinutesOf } from './placing-order.ts';
import type { TakenSlot } from './placing-slot.ts';
import { type JoinedBatch, joinBatch, type LockedCart, type PlacingFacts } from './placing-store.ts';

export type PlaceBody = CallInputOnServer<'POST /cart/{session}/place-order'>['body'];

/** One try at placing an order, everything locked and looked at. */
export type Try = {
  readonly run: Run;
  /** `run` with the commit behind it. */
  readonly last: Run;
  readonly guest: GuestSession;
  readonly place: GuestPlace;
  readonly held: LockedCart;
  readonly facts: PlacingFacts;
  readonly body: PlaceBody;
  readonly slot: TakenSlot | null;
};

/**
 * Takes what must not be given twice, in the order in which it is given back: pieces from stock, a use of the coupon.
 * Refuses not_enough_stock, coupon_not_found, coupon_used.
 */
export const take = async (
  { run, guest, place, held, facts }: Try,
  { coupon }: PricedCart,
): Promise<{ ranOut: boolean }> => {
  const lines = facts.counted ? (held.lines ?? []) : [];
  const { ranOut } = await reserveStock(run, guest.venueId, lines, place.uses);
  if (coupon) await useCoupon(run, coupon, guest.sessionId);
  return { ranOut };
};

/** The party's batch where the venue has batches; an order that waits for its payment has its seat in it too. */
const batchOf = async ({ run, guest, place }: Try): Promise<JoinedBatch | null> => {
  const { batchWaitSeconds } = place.settings;
  if (batchWaitSeconds === 0) return null;
  const activateAt = new Date(place.now + batchWaitSeconds * 1000);
  return joinBatch(run, guest, { now: new Date(place.now), activateAt });
};

const standingOf = ({ place, held, facts }: Try, priced: PricedCart) => {
  const { presence, acceptance, batchWaitSeconds } = place.settings;
  const firstOfVisit = !held.presence_confirmed && !facts.party_known;
  const standing = initialStatus({
    presence,
    acceptance,
    firstOfVisit,
    batchWaits: batchWaitSeconds > 0,
    needsPayment: needsPayment({
      skipPayment: place.flags.has('skip-payment'),
      total: priced.totals.total,
      couponType: priced.coupon?.type ?? null,
    }),
  });
  return { standing, firstOfVisit };
};

/** Staff have said nothing of its courses yet. */
const coursesOf = (
  { courses }: GuestPlace['settings'],
  facts: PlacingFacts,
  lines: readonly NewOrderLine[],
): OrderFacts['courses'] =>
  lines.every(({ course_id }) => course_id === null)
    ? null
    : { said: [], of_venue: courses.map(({ id }) => id), holds_later: facts.holds_courses };

const factsOf = (
  { guest, place, held, facts }: Try,
  order: NewOrder,
  lines: readonly NewOrderLine[],
  batch: JoinedBatch | null,
): OrderFacts => ({
  order: { ...order, number: 0, is_paid: order.paid === order.total },
  lines: lines.map(line => ({ ...line, ...UNTOUCHED })),
  tableName: guest.table.name,
  guestIndex: guest.guestIndex,
  companions: facts.companions ?? (guest.sharedCart === null ? null : []),
  guestCount: held.guest_count,
  rushMinutes: rushMinutesOf(guest),
  unmet: place.settings.presence === 'confirm' && !held.presence_confirmed,
  partyLeft: false,
  neverSent: false,
  decimals: place.reader.decimals,
  courses: coursesOf(place.settings, facts, lines),
  fieldWords: fieldWordsOf(place.settings),
  money: null,
  left: order.total - order.paid,
  thanks: 0,
  till: null,
  reviews: [],
  batch: batch && {
    activateAt: batch.activate_at,
    tableSessionCount: batch.sessions,
    placedOrdersCount: batch.placed,
  },
});

/** The phones that filled the cart with this one hear who sent it. ADR 0022. */
const cartSent = (guest: GuestSession, order: NewOrder): OutboxEntry[] =>
  guest.sharedCart === null
    ? []
    : [
        {
          audience: `visit:${guest.visitId}`,
          event: 'cart-updated',
          data: {
            revision: order.cart_revision + 1,
            by: guest.guestIndex,
            sent: order.unique_order_number,
          },
        },
      ];

/** An order as it was written; `unnumbered`: its number is one for now, null where it has its own. */
export type WrittenOrder = { readonly facts: OrderFacts; readonly unnumbered: Unnumbered | null };

/**
 * Writes the order as the guest asked for it and the venue handles it, and tells of it: staff only when it reached them.
 * Nothing follows where there is neither a bill to join, nor a batch to look after, nor an answer to keep. Refuses
 * extra_fields_invalid. ADR 0005, ADR 0010.
 */
export const writeOrder = async (attempt: Try, priced: PricedCart): Promise<WrittenOrder> => {
  const { run, last, guest, place, held, body, slot } = attempt;
  const written = {
    comment: body.comment,
    fields: answeredFields(body.extra_details, place.settings, guest.table.orderType),
  };
  const { standing, firstOfVisit } = standingOf(attempt, priced);
  const batch = await batchOf(attempt);
  const decided = {
    cartRevision: held.revision ?? 0,
    standing,
    firstOfVisit,
    batchId: batch?.id ?? null,
    slot,
  };
  const order = newOrder(guest, place, priced, decided, written);
  const lines = orderLines(priced, order.id, place.reader, place.settings.legal);
  const facts = factsOf(attempt, order, lines, batch);
  const staffEvent = order.status === 'pending_activate' ? null : 'order-created';
  const events = [...entriesOf({ facts, event: 'order-created', staffEvent }), ...cartSent(guest, order)];
  // An order that is paid later, at a table whose bill can be paid by phone, stands on that bill at once. FLAG-02.
  const joinsBill = place.flags.has('pay-go') && order.waiting_for !== 'payment';
  const withNumber = (number: number): OrderFacts => ({ ...facts, order: { ...facts.order, number } });
  if (batch === null && !keepsAnswer() && !joinsBill) {
    return { facts: withNumber(await insertOrder(last, order, lines, events)), unnumbered: null };
  }
  const unnumbered = await insertUnnumbered(run, order, lines, events);
  if (joinsBill) await joinTableBillWith(run, facts, place.now);
  return { facts: await withBatch(attempt, withNumber(unnumbered.forNow)), unnumbered };
};

/** The order, its batch sent when it was the last of its party. ORDER-34. */
const withBatch = async ({ run, place }: Try, facts: OrderFacts): Promise<OrderFacts> => {
  const { id, batch_id, waiting_for } = facts.order;
  if (batch_id === null || waiting_for !== 'guests') return facts;
  const joined = { id: batch_id, joined: id, now: place.now, choices: place.settings };
  const { sent } = await afterJoiningBatch(run, joined);
  return sent ? readOrder(run, id) : facts;
};
