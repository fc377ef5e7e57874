import { expect, it } from 'vitest';
import { aCart } from '../../../testing/order-builders.ts';
import { summedCarts } from './summed.ts';

const euro = { code: 'EUR', decimals: 2 } as const;
const of = (over: Parameters<typeof aCart>[0]) => ({ cart: aCart(over), currency: { ...euro, symbol: '€' } });

it('[FOOD-60] dishes, discounts and fees of several kitchens are each one sum, to the cent', () => {
  const ramen = of({
    subtotal: 0.1,
    discount: 0.1,
    loyalty_discount: 0.1,
    small_order_fee: 0.3,
    extra_fees: [{ name: 'Packaging', price: 0.1 }],
  });
  const taco = of({
    subtotal: 0.2,
    extra_fees: [
      { name: 'Packaging', price: 0.2 },
      { name: 'Cup', price: 1 },
    ],
  });
  expect(summedCarts([ramen, taco])).toEqual({
    subtotal: 0.3,
    discount: 0.1,
    loyalty_discount: 0.1,
    small_order_fee: 0.3,
    extra_fees: [
      { name: 'Packaging', price: 0.3 },
      { name: 'Cup', price: 1 },
    ],
  });
});
