import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../data/cart/index.ts';
import type { Menu } from '../../../data/menu.ts';
import { groupsOfLine } from './undo-groups.ts';

const menu = {
  categories: [
    {
      items: [
        {
          id: 'soup',
          option_groups: [
            { id: 'size', options: [{ id: 's' }, { id: 'l' }] },
            { id: 'extras', options: [{ id: 'egg' }, { id: 'dill' }, { id: 'rye' }] },
          ],
        },
      ],
    },
  ],
} as unknown as Menu;
const line = (itemId: string, ...options: string[]) =>
  ({ item_id: itemId, options: options.map(id => ({ option_id: id })) }) as unknown as CartLine;

describe('the groups of a removed line', () => {
  it('are found again in the menu', () => {
    expect(groupsOfLine(menu, line('soup', 'l', 'egg', 'rye'))).toEqual([
      { id: 'size', options: ['l'] },
      { id: 'extras', options: ['egg', 'rye'] },
    ]);
  });

  it('need no menu where nothing was chosen', () => {
    expect(groupsOfLine(undefined, line('soup'))).toEqual([]);
  });

  it('are unknown when the dish or a choice is gone, so that nothing else is ordered by mistake', () => {
    expect(groupsOfLine(menu, line('bread', 'l'))).toBeNull();
    expect(groupsOfLine(menu, line('soup', 'l', 'gone'))).toBeNull();
    expect(groupsOfLine(undefined, line('soup', 'l'))).toBeNull();
  });
});
