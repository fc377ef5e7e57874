import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { api } from '../api.ts';
import { type CartLine, cartStore } from '../cart/index.ts';

/** A dish that is gone in every line of it, or a line of one that is still to be had in another way. */
type Gone = { readonly line: CartLine; readonly dish: boolean };

const goneOf = (cart: readonly CartLine[]): Gone[] => {
  const kept = new Set(cart.filter(line => line.available).map(line => line.item_id));
  return cart.filter(line => !line.available).map(line => ({ line, dish: !kept.has(line.item_id) }));
};

/** Takes out all that cannot be had any more: a dish with all its lines in one call, else line by line. CART-22, CART-23. */
export const removeSoldOut = async (token: string, remove: (line: CartLine) => void): Promise<void> => {
  const store = cartStore(token);
  const gone = goneOf(store.current().cart.cart);
  for (const { line, dish } of gone) if (!dish) remove(line);
  const dishes = new Map(gone.filter(({ dish }) => dish).map(({ line }) => [line.item_id, line.item_name]));
  for (const [menu_item_id, name] of dishes) {
    try {
      store.accept(
        await api('POST /cart/{session}/remove-menu-item', { session: token, body: { menu_item_id } }),
      );
      showToast({ id: 'line-removed', tone: 'info', text: t('cart.removed', { name }) });
    } catch {
      // Without a network the queue of the cart sees to it, one line after the other.
      for (const { line } of gone) if (line.item_id === menu_item_id) remove(line);
    }
  }
};
