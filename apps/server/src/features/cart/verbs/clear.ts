import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { changeCart } from './change.ts';

/** Empties the cart, its discount code included; of a shared one it takes the guest's own lines. CART-24, ADR 0022. */
export const clearCart =
  (deps: Deps): Handler<'POST /cart/{session}/clear'> =>
  async ({ guest }) =>
    changeCart(deps, guest, [], ({ lines, couponCode }) => {
      const kept =
        guest.sharedCart === null ? [] : lines.filter(line => line.guest_index !== guest.guestIndex);
      return {
        lines: kept.length === lines.length ? lines : kept,
        couponCode: kept.length === 0 ? null : couponCode,
      };
    });
