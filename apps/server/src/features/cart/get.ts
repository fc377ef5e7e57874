import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { guestPlace } from './guest-place.ts';
import { showCart } from './show.ts';
import { readCart } from './store.ts';

/** The cart with the server's prices. CART-25. */
export const getCart =
  (deps: Deps): Handler<'GET /cart/{session}/get'> =>
  async ({ guest }) => {
    const { run } = deps.database;
    const [place, cart] = await Promise.all([
      guestPlace(deps, guest),
      readCart(run, guest.sessionId, guest.venueId, []),
    ]);
    return showCart(run, guest, place, cart);
  };
