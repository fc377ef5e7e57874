import { expect, it } from 'vitest';
import type { Unsent } from '../../../data/placing/unsent.ts';
import { aCart } from '../../../testing/order-builders.ts';
import { shown } from '../../../testing/shown.tsx';
import { UnsentBar } from '../index.ts';

const waiting: Unsent = {
  token: 's',
  key: 'k',
  body: { comment: '', tipAmount: 150, expected_total: 5 },
  lines: [],
  at: 0,
  sentRevision: null,
  asks: 'old',
  priceNow: null,
};
const names = (over: Partial<Unsent>) =>
  shown(<UnsentBar unsent={{ ...waiting, ...over }} cart={aCart({ total: 6 })} online />).names;

it.each<[string, Partial<Unsent>, string]>([
  ['of the cart as it is now', {}, '7,50'],
  ['of the new price', { asks: 'price', priceNow: 6 }, '7,50'],
  ['of what left the phone, which goes again as it was', { asks: 'failed', sentRevision: 3 }, '6,50'],
])('the button names the sum with the tip: %s', (_, over, sum) => {
  expect(names(over)[0]).toBe(`Send now · ${sum}\u00a0€`);
});

it('sends nothing by itself that the guest was not asked about', () => {
  expect(names({ asks: null })).toEqual(['Take it back']);
});
