import { api } from '../api.ts';
import { cartStore } from '../cart/index.ts';
import { refetchSession } from '../session.ts';
import type { Repair } from './trouble.ts';

export { removeSoldOut } from './remove-sold-out.ts';

/** Takes what guests wrote off the lines of their cart, which the venue reads no more. */
const dropNotes = async (session: string): Promise<void> => {
  const store = cartStore(session);
  for (const { cart_item_id, note } of store.current().cart.cart) {
    if (note === '') continue;
    const body = { cart_item_id, note: '' };
    store.accept(await api('POST /cart/{session}/update-note', { session, body }));
  }
  await refetchSession(session);
};

/** Brings the cart to where it can be ordered, as far as that is not for the guest to decide. CART-47…50. */
export const repair = async (session: string, way: Repair): Promise<void> => {
  const { accept, refetch } = cartStore(session);
  try {
    if (way === 'dropCoupon') accept(await api('GET /cart/{session}/remove-discount', { session }));
    if (way === 'dropNotes') await dropNotes(session);
    if (way === 'refetchCart') await refetch();
  } catch {
    await refetch();
  }
};
