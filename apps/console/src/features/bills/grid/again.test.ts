import { expect, it } from 'vitest';
import { aDish, aMenu, aQuestion } from '../../../testing/menu-samples.ts';
import { aBoardOrder } from '../../../testing/samples.ts';
import { lastRound } from './again.ts';

const [sample] = aBoardOrder().items;
const item = (changes: Partial<NonNullable<typeof sample>>) => {
  if (!sample) throw new Error('the sample has a line');
  return { ...sample, ...changes };
};
const order = (
  minute: number,
  items: ReturnType<typeof item>[],
  changes: Partial<ReturnType<typeof aBoardOrder>> = {},
) => aBoardOrder({ placed_at: new Date(Date.UTC(2026, 4, 1, 12, minute)).toISOString(), items, ...changes });
const menu = aMenu({
  Beer: [
    aDish('Lager'),
    aDish('Porter', { in_stock: false }),
    aDish('Cider', { option_groups: [aQuestion('ice', ['with', 'without'])] }),
  ],
});
const round = (orders: ReturnType<typeof order>[]) =>
  lastRound(orders, menu, 2).map(({ name, quantity, details }) => [quantity, name, details]);

it('repeats the latest round as it was chosen, with what can still be had', () => {
  const first = order(1, [item({ item_id: 'Lager', quantity: 9 })]);
  const second = order(2, [
    item({ item_id: 'Lager', quantity: 3, taken_off: 1 }),
    item({ item_id: 'Cider', quantity: 1, option_ids: ['without'], note: 'cold' }),
    item({ item_id: 'Porter', quantity: 1 }),
    item({ item_id: 'Gone', quantity: 1 }),
  ]);
  expect(round([second, first])).toEqual([
    [2, 'Lager', ''],
    [1, 'Cider', 'without, cold'],
  ]);
});

it('passes over an order that came to nothing, or of which nothing is left', () => {
  const good = order(1, [item({ item_id: 'Lager', quantity: 1 })]);
  const refused = order(3, [item({ item_id: 'Lager', quantity: 5 })], { status: 'rejected' });
  const soldOut = order(2, [item({ item_id: 'Porter', quantity: 1 })]);
  expect(round([good, refused, soldOut])).toEqual([[1, 'Lager', '']]);
  expect(lastRound([good], undefined, 2)).toEqual([]);
});

it('repeats it for the seats that had it', () => {
  const lines = [
    item({ item_id: 'Lager', quantity: 2, seat: 1 }),
    item({ item_id: 'Lager', quantity: 1, seat: 3 }),
    item({ item_id: 'Lager', quantity: 4 }),
  ];
  const again = lastRound([order(1, lines)], menu, 2);
  expect(again.map(({ quantity, wire }) => [quantity, wire.seat])).toEqual([
    [2, 1],
    [1, 3],
    [4, null],
  ]);
  expect(new Set(again.map(({ key }) => key)).size).toBe(3);
});
