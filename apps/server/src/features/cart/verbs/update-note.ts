import { Refusal } from '@tableside/contract';
import { itemNote } from '@tableside/domain/notes';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { refuseNote } from '../may-order.ts';
import { isEqual, together } from '../pricing/equal-lines.ts';
import { changeCart } from './change.ts';

/**
 * Sets what the kitchen is told about a line. Should it then be equal to another one of its course they grow together,
 * unless one line cannot hold both. Refuses cart_line_not_found, item_notes_off,
 * and cart_line_changed when another phone wrote something else (`from` is what this one saw).
 */
export const updateNote =
  (deps: Deps): Handler<'POST /cart/{session}/update-note'> =>
  async ({ guest, body }) =>
    changeCart(deps, guest, null, (cart, { settings }) => {
      refuseNote(body.note, settings);
      const old = cart.lines.find(({ id }) => id === body.cart_item_id);
      if (!old) throw new Refusal('cart_line_not_found', { cart_item_id: body.cart_item_id });
      const note = itemNote(body.note);
      const now = old.note ?? '';
      if (now === note) return cart;
      if (body.from !== undefined && itemNote(body.from) !== now) throw new Refusal('cart_line_changed');
      const changed = { ...old, note };
      const equal = cart.lines.find(line => line !== old && isEqual(line, changed));
      const grown = equal && together(changed, equal);
      const lines = cart.lines.flatMap(line => {
        if (line === old) return [grown ?? changed];
        return line === equal && grown ? [] : [line];
      });
      return { lines, couponCode: cart.couponCode };
    });
