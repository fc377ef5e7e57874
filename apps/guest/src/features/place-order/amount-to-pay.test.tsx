import { cartTotals } from '@tableside/domain/cart';
import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { anOrder } from '../../testing/order-builders.ts';
import { shown } from '../../testing/shown.tsx';
import { OrderSums } from '../orders/details/OrderSums.tsx';

const percent = (value: number) => ({ type: 'percent' as const, value });

it.each([
  ['dishes alone', [1_250], null, 0, { subtotal: 1_250, discount: 0, smallOrderFee: 0, total: 1_250 }],
  ['a tip on top', [1_250], null, 150, { subtotal: 1_250, discount: 0, smallOrderFee: 0, total: 1_400 }],
  [
    'a discount off',
    [1_000],
    percent(10),
    150,
    { subtotal: 1_000, discount: 100, smallOrderFee: 0, total: 1_050 },
  ],
  [
    'a fee that a tip does not lift',
    [30],
    null,
    100,
    { subtotal: 30, discount: 0, smallOrderFee: 20, total: 150 },
  ],
] as const)(
  '[CART-32] before placing, what is to pay is dishes and fee and tip less the discount: %s',
  (_, units, coupon, tip, expected) => {
    const lines = units.map(unit => ({ unit: minor(unit), quantity: 1 }));
    expect(cartTotals({ lines, coupon, tip: minor(tip) })).toMatchObject(expected);
  },
);

it('[CART-32] after placing, the server’s own sums are shown as they are', () => {
  const order = anOrder({
    subtotal_before_discounts: 12.5,
    subtotal: 12.5,
    tips: 1.5,
    transaction_fee: 0.35,
    total: 99,
  });
  const { text } = shown(<OrderSums order={order} />);
  for (const sum of ['12,50', '1,50', '0,35', '99,00']) expect(text).toContain(sum);
});
