import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import type { DraftLine } from '../../bills/index.ts';
import { wordsLine } from '../../bills/pad/draft.ts';
import { bodyOf, dishOf } from './staff-order.ts';

const line = (menu_item_id: string, note: string): DraftLine => ({
  key: menu_item_id,
  name: `Dish ${menu_item_id}`,
  details: '',
  unit: minor(500),
  quantity: 2,
  wire: { menu_item_id, variation_id: null, option_ids: ['a'], quantity: 2, note },
});

it('orders dishes of the menu, each with what the kitchen is told about it', () => {
  const draft = [line('soup', ''), line('steak', 'rare'), wordsLine('Cake', minor(100), 1)];
  expect(bodyOf(draft).lines).toEqual([
    { menu_item_id: 'soup', variation_id: null, option_ids: ['a'], quantity: 2, note: '' },
    { menu_item_id: 'steak', variation_id: null, option_ids: ['a'], quantity: 2, note: 'rare' },
  ]);
});

it.each([
  [{ item_id: 'soup' }, 'Dish soup'],
  [{ id: 'soup' }, 'Dish soup'],
  [{ item_id: 'other' }, null],
  [{}, null],
])('the dish of a refusal with %o is %s', (details, expected) => {
  expect(dishOf([line('soup', '')], details)).toBe(expected);
});
