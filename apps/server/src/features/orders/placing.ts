import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import { needsPayment } from '@tableside/domain/cart';
import { initialStatus } from '@tableside/domain/orders';
import type { Run } from '../../database/database.ts';
import type { CallInputOnServer } from '../../http/handler.ts';
import type { GuestPlace, PricedCart } from '../cart/index.ts';
import { useCoupon } from '../coupons/index.ts';
import { keepAnswerWithin } from '../idempotency/index.ts';
import type { GuestSession } from '../sessions/index.ts';
import { reserveStock } from '../stock/index.ts';
import { afterJoiningBatch } from './activate-batch.ts';
import { announceOrders } from './announce.ts';
import { insertOrder } from './order-insert-store.ts';
import { readOrder } from './order-read.ts';
import { type OrderFacts, orderView } from './order-view.ts';
import { CAPACITY_WINDOW_MS, liveGuest, livePlace, refuseUnlessPlaceable } from './placing-check.ts';
import { answeredFields, storableText } from './placing-fields.ts';
import { orderLines } from './placing-lines.ts';
import { newOrder } from './placing-order.ts';
import { priceForOrder } from './placing-price.ts';
import {
  type JoinedBatch,
  joinBatch,
  type LockedCart,
  lockCart,
  type PlacingFacts,
  readPlacingFacts,
} from './placing-store.ts';

type Body = CallInputOnServer<'POST /cart/{session}/place-order'>['body'];
type Answer = CallAnswer<'POST /cart/{session}/place-order'>;

/** One try at placing: what came of it, and whether something ran out with it. */
export type Placed = { readonly answer: Answer; readonly ranOut: boolean };

/** The venue or its menu changed while the request was on its way: prices must come from the newer one. */
export class OutdatedPlace extends Error {
  readonly guest: GuestSession;
  constructor(guest: GuestSession) {
    super('the venue changed meanwhile');
    this.guest = guest;
  }
}

const answerOf = (facts: OrderFacts): Answer => ({
  // No token in it: the answer is kept for retries, and tokens are never stored.
  order: orderView(facts, null),
  next: facts.order.waiting_for === 'payment' ? 'pay' : 'done',
});

/** The cart revision whose order answers this request: the named one, else the one an empty cart came from. */
const consumedRevision = (held: LockedCart, named: number | undefined): number | null => {
  if (named !== undefined) return named;
  return held.revision !== null && held.lines?.length === 0 ? held.revision - 1 : null;
};

type Try = {
  readonly run: Run;
  readonly guest: GuestSession;
  readonly place: GuestPlace;
  readonly held: LockedCart;
  readonly facts: PlacingFacts;
  readonly body: Body;
};

/**
 * Takes what must not be given twice, in the order in which it is given back: pieces from stock, a use of the coupon.
 * Refuses not_enough_stock, coupon_not_found.
 */
const take = async ({ run, guest, held }: Try, { coupon }: PricedCart): Promise<{ ranOut: boolean }> => {
  const { ranOut } = await reserveStock(run, guest.venueId, held.lines ?? []);
  if (coupon && !(await useCoupon(run, coupon.id))) {
    throw new Refusal('coupon_not_found', { code: coupon.code });
  }
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

const write = async (attempt: Try, priced: PricedCart): Promise<OrderFacts> => {
  const { run, guest, place, held, body } = attempt;
  const written = {
    comment: storableText(body.comment),
    fields: answeredFields(body.extra_details, place.settings, guest.table.orderType),
  };
  const { standing, firstOfVisit } = standingOf(attempt, priced);
  const batch = await batchOf(attempt);
  const decided = { cartRevision: held.revision ?? 0, standing, firstOfVisit, batchId: batch?.id ?? null };
  const order = newOrder(guest, place, priced, decided, written);
  const lines = orderLines(priced, order.id, place.reader);
  const number = await insertOrder(run, order, lines);
  return {
    order: { ...order, number, is_paid: order.paid === order.total },
    lines: lines.map(line => ({ ...line, is_delivered: false })),
    tableName: guest.table.name,
    guestIndex: guest.guestIndex,
    guestCount: held.guest_count,
    decimals: place.reader.decimals,
    batch: batch && {
      activateAt: batch.activate_at,
      tableSessionCount: batch.sessions,
      placedOrdersCount: batch.placed,
    },
  };
};

/** Tells of the new order, staff only when it reached them; the last of a party sends its batch. ORDER-34, ADR 0005. */
const announced = async ({ run, place }: Try, facts: OrderFacts): Promise<OrderFacts> => {
  const { id, status, batch_id, waiting_for } = facts.order;
  const staffEvent = status === 'pending_activate' ? null : 'order-created';
  await announceOrders(run, [{ facts, event: 'order-created', staffEvent }]);
  if (batch_id === null || waiting_for !== 'guests') return facts;
  const joined = { id: batch_id, joined: id, now: place.now, choices: place.settings };
  const { sent } = await afterJoiningBatch(run, joined);
  return sent ? readOrder(run, id) : facts;
};

/**
 * Places the cart in the caller's transaction: locks, looks at everything live, prices, takes, writes and tells. A cart
 * that an order consumed already answers with that order. DESIGN §5; the refusals are those of the contract.
 * Throws {@link OutdatedPlace} when `place` is older than the database.
 */
export const placeWithin = async (
  run: Run,
  asked: GuestSession,
  given: GuestPlace,
  body: Body,
): Promise<Placed> => {
  const { settings } = given;
  const held = await lockCart(run, asked, settings.capacityPer15Minutes !== null);
  if (!held || held.visit_closed) throw new Refusal('session_ended');
  const now = new Date(given.now);
  const recentSince =
    settings.capacityPer15Minutes === null ? null : new Date(given.now - CAPACITY_WINDOW_MS);
  const consumed = consumedRevision(held, body.cart_revision);
  const facts = await readPlacingFacts(run, asked.sessionId, { consumed, recentSince, now });
  if (!facts || facts.ended) throw new Refusal('session_ended');
  if (facts.consumed_by !== null) {
    return { answer: answerOf(await readOrder(run, facts.consumed_by)), ranOut: false };
  }
  const guest = liveGuest(asked, facts);
  if (facts.revision > asked.venue.revision || facts.menu_version > asked.venue.menuVersion) {
    throw new OutdatedPlace(guest);
  }
  const place = livePlace(given, guest);
  const changed = body.cart_revision !== undefined && body.cart_revision !== (held.revision ?? 0);
  if (changed) throw new Refusal('cart_changed');
  if (held.lines === null || held.lines.length === 0) throw new Refusal('cart_empty');
  refuseUnlessPlaceable(guest, place, held, facts, body.pin);
  const attempt = { run, guest, place, held, facts, body };
  const priced = await priceForOrder(run, guest.venueId, place, held, body);
  const { ranOut } = await take(attempt, priced);
  const answer = answerOf(await announced(attempt, await write(attempt, priced)));
  await keepAnswerWithin(run, answer);
  return { answer, ranOut };
};
