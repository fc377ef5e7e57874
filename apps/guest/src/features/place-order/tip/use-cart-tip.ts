import type { Cart } from '../../../data/cart/index.ts';
import { useDraft } from '../../draft/index.ts';
import { usePersonnel } from '../../tips/index.ts';
import { useGuest } from '../../venue/index.ts';
import { type CartTip, cartTip } from './cart-tip.ts';

/** The tip of the cart as it stands; who can be tipped is asked only where it matters. */
export const useCartTip = (cart: Cart): CartTip => {
  const guest = useGuest();
  const { flags, token } = guest;
  const matters = flags.has('tips') && flags.has('tips-before-payment') && !flags.has('collective-tips');
  const personnel = usePersonnel(token, matters)?.length ?? 0;
  return cartTip({ guest, cart, draft: useDraft(token), personnel });
};
