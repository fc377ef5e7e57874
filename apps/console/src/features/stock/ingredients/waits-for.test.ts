import { expect, it } from 'vitest';
import type { Stock, StockIngredient, StockItem } from '../stock-query.ts';
import { ingredientsShown } from './ingredients-shown.ts';
import { heldBy, isShort, takersOf, waitsFor, withLeft, withUse } from './waits-for.ts';

const item = (id: string, changes: Partial<StockItem> = {}): StockItem => ({
  id,
  kind: 'item',
  of: null,
  name: `The ${id}`,
  category: 'Burgers',
  in_stock: true,
  remaining: null,
  back_at: null,
  each_day: null,
  ...changes,
});
const ingredient = (id: string, remaining: number | null): StockIngredient => ({
  id,
  name: `Šviežias ${id}`,
  remaining,
  back_at: null,
  each_day: null,
});
const stock: Stock = {
  items: [item('burger'), item('double', { kind: 'variation', of: 'burger' }), item('veggie'), item('soup')],
  ingredients: [ingredient('bun', 3), ingredient('patty', 1), ingredient('leaf', null)],
  uses: {
    'item:burger': { bun: 1, patty: 1, leaf: 2 },
    'variation:double': { patty: 1 },
    'item:veggie': { bun: 2 },
    // A dish of the draft, which is on no list yet.
    'item:draft': { bun: 1 },
  },
};
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
const [burger, double, veggie] = stock.items as [StockItem, StockItem, StockItem];
const [bun, patty, leaf] = stock.ingredients as [StockIngredient, StockIngredient, StockIngredient];

it('keeps a size off the menu for what it takes with its dish, and the dish not', () => {
  expect(ids(waitsFor(stock, burger))).toEqual([]);
  expect(ids(waitsFor(stock, double))).toEqual(['patty']);
  expect(ids(heldBy(stock, patty))).toEqual(['double']);
  expect(isShort(stock, patty)).toBe(true);
  expect(isShort(stock, bun)).toBe(false);
  expect(isShort(stock, leaf)).toBe(false);
  expect(takersOf(stock, 'bun').map(({ item: { id }, count }) => [id, count])).toEqual([
    ['burger', 1],
    ['veggie', 2],
  ]);
});

it('takes dishes off the list of what can be had with a count, and brings them back', () => {
  const had = (of: Stock) => of.items.filter(({ in_stock }) => in_stock).map(({ id }) => id);
  const one = withLeft(stock, { kind: 'ingredient', id: 'bun' }, { remaining: 1 });
  expect(had(one)).toEqual(['burger', 'soup']);
  expect(had(withLeft(one, { kind: 'ingredient', id: 'bun' }, { remaining: null }))).toEqual([
    'burger',
    'veggie',
    'soup',
  ]);
  expect(had(withUse(one, 'bun', veggie, 1))).toEqual(['burger', 'veggie', 'soup']);
  expect(had(withUse(one, 'bun', veggie, 0))).toEqual(['burger', 'veggie', 'soup']);
  expect(withUse(one, 'bun', veggie, 0).uses['item:veggie']).toEqual({});
  // A dish that is sold out itself does not come back with what it takes.
  const out = withLeft(stock, { kind: 'item', id: 'burger' }, { remaining: 0 });
  expect(had(withLeft(out, { kind: 'ingredient', id: 'patty' }, { remaining: 9 }))).toEqual([
    'double',
    'veggie',
    'soup',
  ]);
});

it.each([
  ['', 'all', ['bun', 'patty', 'leaf']],
  ['', 'soldOut', ['patty']],
  ['', 'counted', ['bun']],
  ['sviezias b', 'all', ['bun']],
  ['the veggie', 'all', ['bun']],
  ['pizza', 'all', []],
] as const)('"%s" among %s', (words, filter, expected) => {
  expect(ids(ingredientsShown(stock, words, filter))).toEqual(expected);
});
