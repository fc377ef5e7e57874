import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { changeCart } from './change.ts';

/** Empties the cart, its discount code included. CART-24. */
export const clearCart =
  (deps: Deps): Handler<'POST /cart/{session}/clear'> =>
  async ({ guest }) =>
    changeCart(deps, guest, [], ({ lines }) => ({
      lines: lines.length === 0 ? lines : [],
      couponCode: null,
    }));
