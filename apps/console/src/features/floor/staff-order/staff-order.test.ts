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

it('orders dishes, and says their notes with the dish that they are about', () => {
  expect(bodyOf([line('soup', ''), line('steak', 'rare'), line('fish', 'no salt')])).toEqual({
    lines: ['soup', 'steak', 'fish'].map(menu_item_id => ({
      menu_item_id,
      variation_id: null,
      option_ids: ['a'],
      quantity: 2,
    })),
    comment: 'Dish steak: rare; Dish fish: no salt',
  });
});

it('sends nothing that the menu does not have, and no longer comment than the contract takes', () => {
  expect(bodyOf([wordsLine('Cake', minor(100), 1)]).lines).toEqual([]);
  expect(bodyOf([line('a', 'x'.repeat(600))]).comment).toHaveLength(500);
});

it.each([
  [{ item_id: 'soup' }, 'Dish soup'],
  [{ id: 'soup' }, 'Dish soup'],
  [{ item_id: 'other' }, null],
  [{}, null],
])('the dish of a refusal with %o is %s', (details, expected) => {
  expect(dishOf([line('soup', '')], details)).toBe(expected);
});
