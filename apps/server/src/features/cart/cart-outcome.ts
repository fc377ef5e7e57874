import type { CartView } from '@tableside/contract/http/cart';
import type { Deps } from '../../deps.ts';
import type { GuestSession } from '../../http/guest.ts';
import { type Handler, keepsOutcome } from '../../http/mount/handler.ts';
import { guestPlace } from './guest-place.ts';
import { provenCart } from './store.ts';
import { showCart } from './verbs/show.ts';

/** The cart of a session that was just proven. */
export const cartNow = async (deps: Deps, guest: GuestSession): Promise<CartView> => {
  const place = await guestPlace(deps, guest);
  return showCart(deps.database.run, guest, place, provenCart(guest));
};

type CartCall =
  | 'POST /cart/{session}/add'
  | 'POST /cart/{session}/remove'
  | 'POST /cart/{session}/update-quantity';

/** Of a change of the cart it is kept that it was made; who asks again reads the cart as it is now. */
export const keepsCartChange = <Key extends CartCall>(deps: Deps, handler: Handler<Key>) =>
  keepsOutcome(handler, {
    kept: () => ({}),
    again: (_, { guest }: { readonly guest: GuestSession }) => cartNow(deps, guest) as never,
  });
