import { Refusal } from '@tableside/contract';
import { quantityAfter } from '@tableside/domain/cart';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { changeCart } from './change.ts';

/**
 * Removes one line; what another phone put on it meanwhile (`from` is what this one saw) stays. Refuses
 * cart_line_not_found. CART-23, ADR 0022.
 */
export const removeLine =
  (deps: Deps): Handler<'POST /cart/{session}/remove'> =>
  async ({ guest, body }) =>
    changeCart(deps, guest, [], ({ lines, couponCode }) => {
      const old = lines.find(({ id }) => id === body.cart_item_id);
      if (!old) throw new Refusal('cart_line_not_found');
      const quantity = quantityAfter(old.quantity, body.from ?? old.quantity, 0);
      const kept = quantity === 0 ? [] : [{ ...old, quantity }];
      return { lines: lines.flatMap(line => (line === old ? kept : [line])), couponCode };
    });
