import { fromMajor, sum, toMajor } from '@tableside/domain/money';
import type { Cart } from '../../../data/cart/index.ts';
import type { Part } from './use-basket.ts';

type Sums = Pick<Cart, 'subtotal' | 'discount' | 'loyalty_discount' | 'small_order_fee' | 'extra_fees'>;

/** What makes up the total of several carts in one currency: dishes, discounts and fees, each over all of them. */
export const summedCarts = (parts: readonly Pick<Part, 'cart' | 'currency'>[]): Sums => {
  const decimals = parts[0]?.currency.decimals ?? 2;
  const over = (amounts: readonly number[]): number =>
    toMajor(sum(amounts.map(amount => fromMajor(amount, decimals))), decimals);
  const all = (of: 'subtotal' | 'discount' | 'loyalty_discount' | 'small_order_fee'): number =>
    over(parts.map(({ cart }) => cart[of]));
  const fees = parts.flatMap(({ cart }) => cart.extra_fees);
  return {
    subtotal: all('subtotal'),
    discount: all('discount'),
    loyalty_discount: all('loyalty_discount'),
    small_order_fee: all('small_order_fee'),
    extra_fees: [...new Set(fees.map(({ name }) => name))].map(name => ({
      name,
      price: over(fees.filter(fee => fee.name === name).map(({ price }) => price)),
    })),
  };
};
