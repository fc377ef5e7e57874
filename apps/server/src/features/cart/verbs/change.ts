import { Refusal } from '@tableside/contract';
import type { CartView } from '@tableside/contract/http/cart';
import type { Deps } from '../../../deps.ts';
import { type GuestSession, OutdatedSession } from '../../../http/guest.ts';
import { keepAlong } from '../../idempotency/index.ts';
import { type GuestPlace, guestPlace } from '../guest-place.ts';
import { refusePreview } from '../may-order.ts';
import type { CartContents } from '../pricing/cart-line.ts';
import { type CartSnapshot, provenCart, readCart } from '../store.ts';
import { writeCart, writeCartAsRemembered } from '../write-store.ts';
import { showCart } from './show.ts';

/** What becomes of a cart; the same object back means that nothing changes and the revision stays. */
export type CartChange = (
  cart: CartSnapshot,
  place: GuestPlace,
) => Omit<CartContents, 'revision'> | Promise<Omit<CartContents, 'revision'>>;

/** Two tabs writing at once: one of them looks again. More rounds than this and the phone is told to try later. */
const MAX_ATTEMPTS = 60;

/** Changes the cart of a remembered session in one statement; with a key it is not remembered. Throws `OutdatedSession` unless that proves it. */
const changeRemembered = async (deps: Deps, guest: GuestSession, change: CartChange): Promise<CartView> => {
  const place = await guestPlace(deps, guest);
  const cart = provenCart(guest);
  const contents = await change(cart, place);
  const changed = { ...cart, ...contents };
  const same = contents.lines === cart.lines && contents.couponCode === cart.couponCode;
  const revision = same
    ? null
    : await writeCartAsRemembered(deps.database.run, guest, { ...changed, uses: place.uses }, deps.clock());
  if (revision === null) throw new OutdatedSession();
  deps.sessions.noticeCart(guest.token, { revision, ...contents });
  return showCart(deps.database.run, guest, place, { ...changed, revision });
};

/**
 * Changes a guest's cart from the revision that was read, again when another tab or phone was faster, and answers with the
 * whole cart. `counted`: ids whose exact stock the change asks for when it is read again, null for all. ADR 0004.
 * Refuses preview_mode. A remembered session is proven by the write; `change` then may be asked twice.
 * `keep` is what is kept of the answer, with the cart or not at all; it must be what the call's own outcome keeps.
 */
export const changeCart = async (
  deps: Deps,
  guest: GuestSession,
  counted: readonly string[] | null,
  change: CartChange,
  keep: () => unknown = () => ({}),
): Promise<CartView> => {
  refusePreview(guest);
  if (guest.remembered) {
    // What others did to a shared cart is not remembered here.
    if (guest.sharedCart !== null) throw new OutdatedSession();
    return changeRemembered(deps, guest, change);
  }
  const place = await guestPlace(deps, guest);
  const { run } = deps.database;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const cart = attempt === 0 ? provenCart(guest) : await readCart(run, guest, counted);
    const { lines, couponCode } = await change(cart, place);
    if (lines === cart.lines && couponCode === cart.couponCode) return showCart(run, guest, place, cart);
    const contents = { revision: cart.revision, lines, couponCode };
    const revision = await keepAlong(run, keep(), kept => writeCart(run, guest, contents, kept));
    if (revision === null) continue;
    deps.sessions.noticeCart(guest.token, { revision, lines, couponCode });
    return showCart(run, guest, place, { ...cart, revision, lines, couponCode });
  }
  throw new Refusal('unavailable');
};
