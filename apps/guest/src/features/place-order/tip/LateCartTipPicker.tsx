import { useLate } from '../../../app/use-late.ts';
import type { Cart } from '../../../data/cart/index.ts';
import { useCartTip } from './use-cart-tip.ts';

const load = () => import('./CartTipPicker.tsx').then(part => ({ default: part.CartTipPicker }));

const Late = ({ cart }: { cart: Cart }) => {
  const Picker = useLate(load, true);
  return Picker && <Picker cart={cart} />;
};

/** Tips at the end of the cart, fetched only where the venue wants them before paying. CART-06. */
export const LateCartTipPicker = ({ cart }: { cart: Cart }) => {
  const { chips } = useCartTip(cart);
  return chips && <Late cart={cart} />;
};
