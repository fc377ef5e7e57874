import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { type GuestSession, OutdatedSession } from '../../../http/guest.ts';
import { type Handler, type Handlers, verifiesSession } from '../../../http/mount/handler.ts';
import { guestPlace, readCart, refusePreview, showCart } from '../../cart/index.ts';
import { noteForeignClaim } from '../../guest-accounts/index.ts';
import { keepsPlaced } from '../read/order-outcome.ts';
import { mayTryAgain } from './order-insert-store.ts';
import { OutdatedPlace, type Placed, placeWithin } from './placing.ts';
import type { PlaceBody } from './placing-write.ts';

/** Deadlocks and venues that change at this very moment are rare; more than a few in a row are something else. */
export const MAX_ATTEMPTS = 5;

const attemptUntilDone = async (deps: Deps, first: GuestSession, body: PlaceBody): Promise<Placed> => {
  let guest = first;
  for (let attempt = 1; ; attempt += 1) {
    // Read before the transaction: waiting for a second connection while holding one could block everybody.
    const place = await guestPlace(deps, guest);
    try {
      return await deps.database.lockingTransaction((...runs) =>
        placeWithin(runs, guest, place, body, deps.limits),
      );
    } catch (cause) {
      if (attempt >= MAX_ATTEMPTS) throw cause;
      if (cause instanceof OutdatedPlace) guest = cause.guest;
      else if (!mayTryAgain(cause)) throw cause;
    }
  }
};

/** The refusal with the cart as it is now, so that the phone can show what changed. */
export const withQuote = async (deps: Deps, guest: GuestSession): Promise<Refusal> => {
  const { run } = deps.database;
  const place = await guestPlace(deps, guest);
  const cart = await readCart(run, guest, []);
  return new Refusal('cart_changed', { quote: await showCart(run, guest, place, cart) });
};

/** A menu that is still the old one is put right by the next change of stock or hour; the order stands either way. */
export const showStock = async ({ menuPublisher, log }: Deps, venueId: string): Promise<void> => {
  await menuPublisher
    .republish(venueId)
    .catch((err: unknown) => log.error({ err, venueId }, 'menu not shown anew'));
};

/**
 * Turns the cart into an order, once per cart revision: two taps, two tabs and a retry after a lost reply all get the
 * same order. One transaction of at most 12 statements, which also proves a remembered session. CART-37…39, CART-45.
 */
export const placeOrder =
  (deps: Deps): Handler<'POST /cart/{session}/place-order'> =>
  async ({ guest, body, meta }) => {
    refusePreview(guest);
    // Each try of a PIN counts once: a session from memory is proven first.
    if (body.pin !== undefined && guest.remembered) throw new OutdatedSession();
    try {
      const { answer, ranOut } = await attemptUntilDone(deps, guest, body);
      if (ranOut) await showStock(deps, guest.venueId);
      if (body.firebase_uid)
        await noteForeignClaim(deps, meta, {
          uid: body.firebase_uid,
          venueId: guest.venueId,
          subject: `order:${answer.order.unique_order_number}`,
        });
      return answer;
    } catch (cause) {
      throw cause instanceof Refusal && cause.code === 'cart_changed' ? await withQuote(deps, guest) : cause;
    }
  };

export const placingHandlers = (deps: Deps): Handlers<'POST /cart/{session}/place-order'> => ({
  'POST /cart/{session}/place-order': verifiesSession(keepsPlaced(deps, placeOrder(deps))),
});
