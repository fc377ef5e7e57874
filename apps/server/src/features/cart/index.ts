import type { Deps } from '../../deps.ts';
import { type Handlers, verifiesSession } from '../../http/mount/handler.ts';
import { keepsCartChange } from './cart-outcome.ts';
import { addToCart } from './verbs/add.ts';
import { applyDiscount } from './verbs/apply-discount.ts';
import { clearCart } from './verbs/clear.ts';
import { getCart } from './verbs/get.ts';
import { removeLine } from './verbs/remove.ts';
import { removeDiscount } from './verbs/remove-discount.ts';
import { removeMenuItem } from './verbs/remove-menu-item.ts';
import { updateCourses } from './verbs/update-courses.ts';
import { updateNote } from './verbs/update-note.ts';
import { updateQuantity } from './verbs/update-quantity.ts';

export { cartNow } from './cart-outcome.ts';
export { cartView } from './cart-view.ts';
export { type GuestPlace, guestPlace } from './guest-place.ts';
export { joinSharedCarts } from './join-carts-store.ts';
export { refuseNote, refusePreview, refuseUnlessOrdering } from './may-order.ts';
export { type CartContents, type CartLine, courseOf, lineOfStaff, MAX_LINES } from './pricing/cart-line.ts';
export { isEqual, keyOf, ownerOf, together } from './pricing/equal-lines.ts';
export { type PricedCart, priceCart, sumOf } from './pricing/price.ts';
export { type MenuNow, type ResolvedLine, resolveLine } from './pricing/resolve-line.ts';
export { type CartSnapshot, cartEraser, readCart } from './store.ts';
export { toldOfCart } from './told-of-cart.ts';
export { type CartChange, changeCart } from './verbs/change.ts';
export { menuNow, showCart } from './verbs/show.ts';
export { writeCart } from './write-store.ts';

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
  'POST /cart/{session}/add': verifiesSession(keepsCartChange(deps, addToCart(deps))),
  'POST /cart/{session}/remove': verifiesSession(keepsCartChange(deps, removeLine(deps))),
  'POST /cart/{session}/remove-menu-item': verifiesSession(removeMenuItem(deps)),
  'POST /cart/{session}/update-quantity': verifiesSession(keepsCartChange(deps, updateQuantity(deps))),
  'POST /cart/{session}/update-courses': verifiesSession(updateCourses(deps)),
  'POST /cart/{session}/update-note': verifiesSession(updateNote(deps)),
  'POST /cart/{session}/clear': verifiesSession(clearCart(deps)),
  'POST /cart/{session}/apply-discount': applyDiscount(deps),
  'GET /cart/{session}/remove-discount': removeDiscount(deps),
});
