import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { guestPlace } from './guest-place.ts';
import { showCart } from './show.ts';
import { provenCart } from './store.ts';

/** The cart with the server's prices. CART-25. */
export const getCart =
  (deps: Deps): Handler<'GET /cart/{session}/get'> =>
  async ({ guest }) => {
    const place = await guestPlace(deps, guest);
    return showCart(deps.database.run, guest, place, provenCart(guest));
  };
