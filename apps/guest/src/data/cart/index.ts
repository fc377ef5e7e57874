export {
  type Cart,
  type CartLine,
  type CartOp,
  type ChosenGroup,
  findLine,
  keyOf,
  pendingId,
} from './cart-ops.ts';
export { type CartSnapshot, cartStore } from './cart-store.ts';
export { type UseCart, useCart } from './use-cart.ts';
