import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { changeCart } from './change.ts';

/** Takes the discount code off; none on the cart is fine. CART-21. */
export const removeDiscount =
  (deps: Deps): Handler<'GET /cart/{session}/remove-discount'> =>
  async ({ guest }) =>
    changeCart(deps, guest, [], ({ lines }) => ({ lines, couponCode: null }));
