import { Refusal } from '@tableside/contract';
import { textIn } from '@tableside/domain/menu';
import type { Deps } from '../../../deps.ts';
import type { GuestSession } from '../../../http/guest.ts';
import { type GuestPlace, guestPlace } from '../../cart/index.ts';
import { mayTryAgain } from './order-insert-store.ts';
import { MAX_ATTEMPTS, showStock, withQuote } from './place-order.ts';
import { isPlaced, lookAt, OutdatedPlace, type Placed, takeFor, writeFor } from './placing.ts';
import type { PlaceBody } from './placing-write.ts';

/** One cart of several that are placed together. */
export type CartOfVenue = { readonly guest: GuestSession; readonly body: PlaceBody };
/** What came of it. */
export type PlacedAt = { readonly guest: GuestSession; readonly answer: Placed['answer'] };

type Placing = CartOfVenue & { readonly place: GuestPlace };

/** A refusal of one of several carts, and which it is. */
class RefusedAt extends Error {
  readonly cart: Placing;
  readonly refusal: Refusal;
  constructor(cart: Placing, refusal: Refusal) {
    super(refusal.message);
    this.cart = cart;
    this.refusal = refusal;
  }
}

/** A dish that a refusal is about, as its guest reads it; none where the menu has it no more. */
const dishIn = ({ place: { menu, reader } }: Placing, id: unknown): { readonly item_name?: string } => {
  const item = typeof id === 'string' ? menu.itemById.get(id) : undefined;
  return item ? { item_name: textIn(item.name, reader.language, reader.mainLanguage) } : {};
};

/** The refusal with its venue and dish in it, so that the guest reads which of the carts it is about. FOOD-72. */
const namingVenue = async (deps: Deps, { cart, refusal }: RefusedAt): Promise<Refusal> => {
  const said = refusal.code === 'cart_changed' ? await withQuote(deps, cart.guest) : refusal;
  const { venueId, venue } = cart.guest;
  return new Refusal(said.code, {
    ...said.details,
    ...dishIn(cart, said.details?.item_id),
    restaurant_id: venueId,
    restaurant_name: venue.name,
  });
};

/** What each came to, in their order; the first of them that failed is what all of them fail with. Nothing goes on beside it. */
const eachOf = async <T>(
  carts: readonly Placing[],
  work: (cart: Placing, at: number) => Promise<T>,
): Promise<T[]> => {
  const ends = await Promise.allSettled(carts.map(work));
  return ends.map((end, at) => {
    if (end.status === 'fulfilled') return end.value;
    const cart = carts[at];
    throw cart && end.reason instanceof Refusal ? new RefusedAt(cart, end.reason) : end.reason;
  });
};

/** Nothing is sent for it between its order and what follows it: orders of several carts may be written behind each other. */
const isPlain = ({ place }: Placing): boolean =>
  place.settings.batchWaitSeconds === 0 && !place.flags.has('pay-go') && place.member === null;

/**
 * The statements of all carts travel together, step by step, each step in the order of the venues: nobody who waits for one
 * of them holds what is behind it. The row that numbers a venue's orders is taken at the end, and held while nothing is thought about.
 */
const placeEach = (deps: Deps, carts: readonly Placing[]) =>
  deps.database.lockingTransaction(async run => {
    const looked = await eachOf(carts, ({ guest, place, body }) =>
      lookAt([run, run], guest, place, body, deps.limits),
    );
    const ranOut = new Set<Placing>();
    for (const [at, cart] of carts.entries()) {
      const one = looked[at];
      if (!one || isPlaced(one)) continue;
      const [taken] = await eachOf([cart], () => takeFor(one));
      if (taken?.ranOut) ranOut.add(cart);
    }
    const write = async (cart: Placing, at: number) => {
      const one = looked[at];
      if (!one) throw new Error('A cart was not looked at');
      const answer = isPlaced(one) ? one.answer : await writeFor(one);
      return { answer, ranOut: ranOut.has(cart), guest: cart.guest };
    };
    if (carts.every(isPlain)) return eachOf(carts, write);
    const placed: (Placed & { readonly guest: GuestSession })[] = [];
    for (const [at, cart] of carts.entries()) placed.push(...(await eachOf([cart], one => write(one, at))));
    return placed;
  });

const attemptUntilDone = async (deps: Deps, first: readonly CartOfVenue[]) => {
  let carts = first;
  for (let attempt = 1; ; attempt += 1) {
    // Read before the transaction: waiting for a second connection while holding one could block everybody.
    const placing = await Promise.all(
      carts.map(async cart => ({ ...cart, place: await guestPlace(deps, cart.guest) })),
    );
    try {
      return await placeEach(deps, placing);
    } catch (cause) {
      if (attempt >= MAX_ATTEMPTS) throw cause;
      if (cause instanceof OutdatedPlace) {
        const { guest } = cause;
        carts = carts.map(cart => (cart.guest.sessionId === guest.sessionId ? { ...cart, guest } : cart));
      } else if (!mayTryAgain(cause)) throw cause;
    }
  }
};

/**
 * Places the carts that one phone has at several venues: all of them, or none. One transaction, the venues in the order
 * of their ids, so that two phones of a hall never wait for each other in a circle. Each revision of a cart becomes one
 * order, whether it is sent with others or alone. Refuses as place-order does, with `restaurant_id` and
 * `restaurant_name` of the venue that refused, and `item_name` of a dish it is about.
 */
export const placeTogether = async (deps: Deps, carts: readonly CartOfVenue[]): Promise<PlacedAt[]> => {
  const inOrder = carts.toSorted((one, other) => (one.guest.venueId < other.guest.venueId ? -1 : 1));
  try {
    const placed = await attemptUntilDone(deps, inOrder);
    for (const { guest, ranOut } of placed) if (ranOut) await showStock(deps, guest.venueId);
    return placed;
  } catch (cause) {
    throw cause instanceof RefusedAt ? await namingVenue(deps, cause) : cause;
  }
};
