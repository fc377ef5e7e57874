import { expect, it } from 'vitest';
import { inMenuOrder } from './dish-names.ts';

it('what goes with dishes stands in the order of the menu, and what belongs to none of it last', () => {
  const names = new Map([
    ['soup', 'Soup'],
    ['steak', 'Steak'],
  ]);
  const lists = ['gone', 'steak', 'soup'].map(item_id => ({ item_id }));
  expect(inMenuOrder(names, lists).map(({ item_id }) => item_id)).toEqual(['soup', 'steak', 'gone']);
});
