import { expect, it } from 'vitest';
import { chosenIn, moved, orderOf, toggled } from './method-order.ts';

const method = (id: string, chosen: boolean) => ({ id, provider: 'p', chosen, ready: true });
const order = orderOf([method('card', true), method('bank', true), method('cash', false)]);

it('methods are offered as the last one, moved within their list, and offered no more', () => {
  expect(order).toEqual({ chosen: ['card', 'bank'], others: ['cash'] });
  expect(toggled(order, 'cash')).toEqual({ chosen: ['card', 'bank', 'cash'], others: [] });
  expect(toggled(order, 'card')).toEqual({ chosen: ['bank'], others: ['cash', 'card'] });
  expect(moved(order, 'bank', -1).chosen).toEqual(['bank', 'card']);
  const next = toggled(order, 'card');
  expect(
    orderOf(chosenIn(next, [method('card', true), method('bank', true), method('cash', false)])),
  ).toEqual(next);
  for (const [id, by] of [
    ['card', -1],
    ['bank', 1],
    ['cash', 1],
  ] as const) {
    expect(moved(order, id, by).chosen).toEqual(['card', 'bank']);
  }
});
