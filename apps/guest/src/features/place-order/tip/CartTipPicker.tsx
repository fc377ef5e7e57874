import type { Cart } from '../../../data/cart/index.ts';
import { changeDraft, useDraft } from '../../draft/index.ts';
import { TipPicker } from '../../tips/index.ts';
import { useGuest } from '../../venue/index.ts';
import { useCartTip } from './use-cart-tip.ts';

/** Tips to tap in the cart, where the venue wants them before paying. CART-06, TIPCHIP-23. */
export const CartTipPicker = ({ cart }: { cart: Cart }) => {
  const { token } = useGuest();
  const { tip } = useDraft(token);
  const { chips } = useCartTip(cart);
  if (!chips) return null;
  return <TipPicker chips={chips} choice={tip} onChoose={picked => changeDraft(token, { tip: picked })} />;
};
