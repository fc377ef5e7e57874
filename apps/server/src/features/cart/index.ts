import type { Deps } from '../../deps.ts';
import { type Handlers, provesAgain } from '../../http/handler.ts';
import { addToCart } from './add.ts';
import { applyDiscount } from './apply-discount.ts';
import { keepsCartChange } from './cart-outcome.ts';
import { clearCart } from './clear.ts';
import { getCart } from './get.ts';
import { removeLine } from './remove.ts';
import { removeDiscount } from './remove-discount.ts';
import { removeMenuItem } from './remove-menu-item.ts';
import { updateCourses } from './update-courses.ts';
import { updateNote } from './update-note.ts';
import { updateQuantity } from './update-quantity.ts';

export { type CartContents, type CartLine, lineOfStaff, MAX_LINES } from './cart-line.ts';
export { cartNow } from './cart-outcome.ts';
export { cartView } from './cart-view.ts';
export { changeCart } from './change.ts';
export { isEqual, keyOf, ownerOf, together } from './equal-lines.ts';
export { type GuestPlace, guestPlace } from './guest-place.ts';
export { joinSharedCarts } from './join-carts-store.ts';
export { refuseNote, refusePreview, refuseUnlessOrdering } from './may-order.ts';
export { type PricedCart, priceCart, sumOf } from './price.ts';
export { type MenuNow, type ResolvedLine, resolveLine } from './resolve-line.ts';
export { menuNow, showCart } from './show.ts';
export { type CartSnapshot, cartEraser, readCart, writeCart } from './store.ts';

type CartKeys =
  | 'GET /cart/{session}/get'
  | 'POST /cart/{session}/add'
  | 'POST /cart/{session}/remove'
  | 'POST /cart/{session}/remove-menu-item'
  | 'POST /cart/{session}/update-quantity'
  | 'POST /cart/{session}/update-courses'
  | 'POST /cart/{session}/update-note'
  | 'POST /cart/{session}/clear'
  | 'POST /cart/{session}/apply-discount'
  | 'GET /cart/{session}/remove-discount';

/**
 * Spec 1§7 cart calls, one file per verb. Placing is in features/orders. Those of discount codes are proven first, because
 * a wrong code counts against the guest.
 */
export const cartHandlers = (deps: Deps): Handlers<CartKeys> => ({
  'GET /cart/{session}/get': getCart(deps),
  'POST /cart/{session}/add': provesAgain(keepsCartChange(deps, addToCart(deps))),
  'POST /cart/{session}/remove': provesAgain(keepsCartChange(deps, removeLine(deps))),
  'POST /cart/{session}/remove-menu-item': provesAgain(removeMenuItem(deps)),
  'POST /cart/{session}/update-quantity': provesAgain(keepsCartChange(deps, updateQuantity(deps))),
  'POST /cart/{session}/update-courses': provesAgain(updateCourses(deps)),
  'POST /cart/{session}/update-note': provesAgain(updateNote(deps)),
  'POST /cart/{session}/clear': provesAgain(clearCart(deps)),
  'POST /cart/{session}/apply-discount': applyDiscount(deps),
  'GET /cart/{session}/remove-discount': removeDiscount(deps),
});
