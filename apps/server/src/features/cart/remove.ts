import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { changeCart } from './change.ts';

/** Removes one line; refuses cart_line_not_found. CART-23. */
export const removeLine =
  (deps: Deps): Handler<'POST /cart/{session}/remove'> =>
  async ({ guest, body }) =>
    changeCart(deps, guest, [], ({ lines, couponCode }) => {
      const kept = lines.filter(({ id }) => id !== body.cart_item_id);
      if (kept.length === lines.length) throw new Refusal('cart_line_not_found');
      return { lines: kept, couponCode };
    });
