import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { type GuestSession, OutdatedSession } from '../../../http/guest.ts';
import type { GuestPlace, PricedCart } from '../../cart/index.ts';
import { claimOrder } from '../../loyalty/index.ts';
import { idOf, piecesOf, sellable } from '../../stock/index.ts';
import { businessDayAt } from '../../venues/index.ts';
import { giveNumber } from '../numbers/give-number.ts';
import { readOrder } from '../read/order-read.ts';
import { type OrderFacts, orderView, partyOrderView } from '../read/order-view.ts';
import { liveGuest, livePlace, placingLocks, refuseUnlessPlaceable } from './placing-check.ts';
import { priceForOrder } from './placing-price.ts';
import { reserveSlot, slotsFrom } from './placing-slot.ts';
import { type LockedCart, lockCart, readPlacingFacts } from './placing-store.ts';
import { type PlaceBody, type Try, take, writeOrder } from './placing-write.ts';

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
  sent_by: null,
});

/** For a phone that came second: of an order that another one sent there is nothing left to do. ADR 0022. */
export const answerAgain = (facts: OrderFacts, { sessionId }: GuestSession): Answer =>
  facts.order.session_id === sessionId
    ? answerOf(facts)
    : { order: partyOrderView(facts, sessionId), next: 'done', sent_by: facts.guestIndex };

/** The largest number that the column holds. */
const MAX_REVISION = 2_147_483_647;

/**
 * The cart revisions whose order answers this request: the named one, else the one an empty cart came from. A shared cart
 * may have grown by another phone's dish before somebody sent it: who finds it empty is told of that order. ADR 0022.
 */
const consumedRevisions = (
  held: LockedCart,
  named: number | undefined,
  { sharedCart }: GuestSession,
): readonly number[] => {
  const before = held.revision !== null && held.lines?.length === 0 ? [held.revision - 1] : [];
  if (named === undefined) return before;
  const own = named >= 0 && named <= MAX_REVISION ? [named] : [];
  return sharedCart === null ? own : [...own, ...before];
};

/** What staff take for an order of a member earns for them. */
const claimIt = async (
  run: Run,
  { settings, now }: GuestPlace,
  { signIn, venueId }: GuestSession,
  order: string,
): Promise<void> => {
  if (!signIn) return;
  const day = businessDayAt(settings, now);
  await claimOrder(run, { signIn, venueId, now: new Date(now), day }, order);
};

/** A cart that everything was looked at of, and that nothing was taken for yet. */
export type Looked = { readonly attempt: Try; readonly priced: PricedCart };

/**
 * Locks the cart and its party, looks at everything live and prices it. A cart that an order consumed already answers with
 * that order. Refuses as the contract says; throws {@link OutdatedPlace} when `place` is older than the database,
 * `OutdatedSession` when a remembered `asked` is.
 */
export const lookAt = async (
  [run, last]: readonly [run: Run, last: Run],
  asked: GuestSession,
  given: GuestPlace,
  body: PlaceBody,
  limits: Deps['limits'],
): Promise<Placed | Looked> => {
  const alone = placingLocks(given.settings);
  const held = await lockCart(run, asked, alone);
  if (!held || held.visit_closed) throw new Refusal('session_ended');
  const facts = await readPlacingFacts(run, asked, {
    consumed: consumedRevisions(held, body.cart_revision, asked),
    slotsFrom: slotsFrom(given.settings, given.now),
    now: new Date(given.now),
    sellables: [...piecesOf(held.lines ?? [], given.uses).keys()].map(idOf),
  });
  if (!facts || facts.ended) throw new Refusal('session_ended');
  if (asked.remembered && facts.stamp !== asked.stamp) throw new OutdatedSession();
  if (facts.consumed_by !== null) {
    return { answer: answerAgain(await readOrder(run, facts.consumed_by), asked), ranOut: false };
  }
  const guest = liveGuest(asked, facts);
  if (facts.revision > asked.venue.revision || facts.menu_version > asked.venue.menuVersion) {
    throw new OutdatedPlace(guest);
  }
  const place = livePlace(given, guest);
  const changed = body.cart_revision !== undefined && body.cart_revision !== (held.revision ?? 0);
  if (changed) throw new Refusal('cart_changed');
  if (held.lines === null || held.lines.length === 0) throw new Refusal('cart_empty');
  refuseUnlessPlaceable(guest, place, held, facts, body.pin, limits);
  const slot = reserveSlot(place.settings, held, facts, place.now);
  const attempt = { run, last, guest, place, held, facts, body, slot };
  const paused = (facts.paused ?? []).map(id => sellable('category', id));
  const priced = await priceForOrder(run, guest, place, held, { ...body, paused });
  return { attempt, priced };
};

export const isPlaced = (one: Placed | Looked): one is Placed => 'answer' in one;

/** Takes what must not be given twice. */
export const takeFor = ({ attempt, priced }: Looked): Promise<{ readonly ranOut: boolean }> =>
  take(attempt, priced);

/** Writes and tells. */
export const writeFor = async ({ attempt, priced }: Looked): Promise<Placed['answer']> => {
  const { last, guest, place } = attempt;
  const { facts: written, unnumbered } = await writeOrder(attempt, priced);
  const answer = answerOf(written);
  if (place.member?.collects === true) await claimIt(last, place, guest, written.order.id);
  return unnumbered === null ? answer : giveNumber(last, unnumbered, answer);
};

/**
 * Places the cart in the caller's transaction (its `run` and `last`): locks, looks at everything live, prices, takes, writes and tells.
 * Refuses and throws as {@link lookAt}.
 */
export const placeWithin = async (
  [run, end]: readonly [run: Run, last: Run],
  asked: GuestSession,
  given: GuestPlace,
  body: PlaceBody,
  limits: Deps['limits'],
): Promise<Placed> => {
  const last = given.member?.collects === true ? run : end;
  const looked = await lookAt([run, last], asked, given, body, limits);
  if (isPlaced(looked)) return looked;
  const { ranOut } = await takeFor(looked);
  return { answer: await writeFor(looked), ranOut };
};
