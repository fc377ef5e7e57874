import { describe, expect, it } from 'vitest';
import { type DishOrders, isPopular, POPULAR_RULES, type PopularMode, popularDishes } from './index.ts';

const dish = (id: string, weeks: readonly number[], category = id): DishOrders => ({ id, category, weeks });
const ids = (orders: readonly DishOrders[], dishes = 36) => popularDishes(orders, dishes).map(({ id }) => id);

describe('popular dishes', () => {
  it.each([
    ['nothing without orders', [], []],
    ['no dish of four parties', [dish('soup', [4])], []],
    ['a dish of five parties', [dish('soup', [5])], ['soup']],
    ['five parties over the weeks', [dish('soup', [1, 1, 1, 2])], ['soup']],
    ['nothing from before the last four weeks', [dish('soup', [0, 0, 0, 4, 90])], []],
    ['recent orders before older ones', [dish('old', [0, 0, 0, 9]), dish('new', [5])], ['new', 'old']],
    ['many old ones before few new ones', [dish('old', [0, 0, 0, 30]), dish('new', [5])], ['old', 'new']],
    [
      'more parties first when the weight is the same',
      [dish('a', [5]), dish('b', [0, 0, 0, 20])],
      ['b', 'a'],
    ],
    ['the same order whatever order they come in', [dish('b', [5]), dish('a', [5])], ['a', 'b']],
    [
      'two of a category',
      [
        dish('latte', [9], 'coffee'),
        dish('flat', [8], 'coffee'),
        dish('mocha', [7], 'coffee'),
        dish('cake', [5]),
      ],
      ['latte', 'flat', 'cake'],
    ],
  ])('%s', (_, orders, expected) => {
    expect(ids(orders)).toEqual(expected);
  });

  it.each([
    [6, 3],
    [36, 3],
    [48, 4],
    [130, 10],
    [400, 12],
  ])('of %d dishes at most %d are popular', (dishes, expected) => {
    const orders = Array.from({ length: dishes }, (_, place) => dish(`d${place}`, [place + 5]));
    expect(ids(orders, dishes)).toHaveLength(expected);
  });

  it('says by how many parties, and looks at whole weeks', () => {
    expect(popularDishes([dish('soup', [3, 4])], 10)).toEqual([{ id: 'soup', parties: 7 }]);
    expect(POPULAR_RULES.days % 7).toBe(0);
  });
});

describe('[MENU-52] the popular badge', () => {
  it.each<[PopularMode, boolean, boolean, boolean]>([
    ['off', true, true, false],
    ['by_hand', true, false, true],
    ['by_hand', false, true, false],
    ['automatic', true, false, true],
    ['automatic', false, true, true],
    ['automatic', false, false, false],
  ])('%s, marked %s, ordered %s: %s', (mode, popular, ordered, expected) => {
    expect(isPopular({ id: 'soup', popular }, mode, new Set(ordered ? ['soup'] : []))).toBe(expected);
  });
});
