import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { cartNow } from '../cart-outcome.ts';

/** The cart with the server's prices. CART-25. */
export const getCart =
  (deps: Deps): Handler<'GET /cart/{session}/get'> =>
  ({ guest }) =>
    cartNow(deps, guest);
