import { fromMajor, type Minor, minor, toMajor, ZERO } from '@tableside/domain/money';
import { cartTipsOffered, type TipChips, tipChips } from '@tableside/domain/tips';
import type { Cart } from '../../../data/cart/index.ts';
import type { Draft } from '../../draft/index.ts';
import { tipChoices, tipValue } from '../../tips/index.ts';
import type { Guest } from '../../venue/index.ts';

export type CartTip = {
  /** Null where the cart asks for no tip. */
  readonly chips: TipChips | null;
  /** Minor units. */
  readonly tip: Minor;
  /** With the tip, major units. */
  readonly total: number;
};

type Asked = {
  readonly guest: Pick<Guest, 'flags' | 'restaurant'>;
  readonly cart: Pick<Cart, 'subtotal' | 'discount' | 'total'>;
  readonly draft: Pick<Draft, 'tip'>;
  /** How many people can be tipped; with collective tips nobody counts. */
  readonly personnel: number;
};

/** The tip of the cart, where the venue wants it before paying. TIPCHIP-01, TIPCHIP-23, CART-26. */
export const cartTip = ({ guest, cart, draft, personnel }: Asked): CartTip => {
  const { flags, restaurant } = guest;
  const { decimals } = restaurant.currency;
  const dishes = minor(Math.max(fromMajor(cart.subtotal, decimals) - fromMajor(cart.discount, decimals), 0));
  if (!cartTipsOffered({ flags, amount: dishes, personnel })) {
    return { chips: null, tip: ZERO, total: cart.total };
  }
  const chips = tipChips(dishes, null, tipChoices(restaurant, flags), decimals);
  const tip = tipValue(draft.tip, chips);
  return { chips, tip, total: toMajor(minor(fromMajor(cart.total, decimals) + tip), decimals) };
};
