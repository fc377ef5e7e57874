import type { Cart } from '../../data/cart/index.ts';
import { CartSums } from './CartSums.tsx';
import { useCartTip } from './tip/use-cart-tip.ts';

/** Above the button, always in view: everything that makes up what is to pay, the tip with it. CART-08, CART-12, CART-26, CART-30, CART-35. */
export const PriceSummary = ({ cart }: { readonly cart: Cart }) => {
  const { tip, total } = useCartTip(cart);
  return <CartSums cart={cart} look="docked" tip={tip} total={total} />;
};
