import { Refusal } from '@tableside/contract';
import { quantityAfter } from '@tableside/domain/cart';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { refuseShortStock } from '../pricing/enough-stock.ts';
import { changeCart } from './change.ts';

/**
 * Sets the pieces of a line, 1 to 50; of a line that another phone changed meanwhile (`from` is what this one saw) both
 * changes count. More of what is counted only while there is enough. CART-09, CART-11, ADR 0022.
 */
export const updateQuantity =
  (deps: Deps): Handler<'POST /cart/{session}/update-quantity'> =>
  async ({ guest, body }) =>
    changeCart(deps, guest, null, (cart, { uses }) => {
      const old = cart.lines.find(({ id }) => id === body.cart_item_id);
      if (!old) throw new Refusal('cart_line_not_found');
      const quantity = quantityAfter(old.quantity, body.from ?? old.quantity, body.quantity);
      if (old.quantity === quantity) return cart;
      const changed = { ...old, quantity };
      const lines = cart.lines.map(line => (line === old ? changed : line));
      if (changed.quantity > old.quantity) {
        refuseShortStock({ stock: cart.stock, uses }, cart.lines, lines, changed);
      }
      return { lines, couponCode: cart.couponCode };
    });
