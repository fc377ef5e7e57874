import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { changeCart } from './change.ts';

/** Removes all lines of a menu item; nothing to remove is fine. CART-22. */
export const removeMenuItem =
  (deps: Deps): Handler<'POST /cart/{session}/remove-menu-item'> =>
  async ({ guest, body }) =>
    changeCart(deps, guest, [], ({ lines, couponCode }) => {
      const kept = lines.filter(line => line.item_id !== body.menu_item_id);
      return { lines: kept.length === lines.length ? lines : kept, couponCode };
    });
