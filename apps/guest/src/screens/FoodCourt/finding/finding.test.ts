import type { FoundAtVenue, FoundDish } from '@tableside/contract/http/food-courts';
import { describe, expect, it } from 'vitest';
import { type Asked, isAsked, NOTHING, queryOf, readAsked } from './asked.ts';
import { fittingVenues } from './fitting.ts';

const NONE = { allergens: [], may_contain: [] };
const dish = (id: string, over: Partial<FoundDish> = {}): FoundDish => ({
  id,
  name: id,
  description: '',
  thumbnail: null,
  price: 8,
  price_before: null,
  is_from: false,
  at_once: true,
  contents: { ...NONE, stated: true },
  questions: [],
  ...over,
});
const venue = (id: string, dishes: FoundDish[], count = dishes.length): FoundAtVenue => ({
  restaurant_id: id,
  restaurant_name: id,
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  locale: { locale_code: 'lt-LT' },
  count,
  dishes,
});

describe('what was found, for somebody who leaves something out', () => {
  const found = [
    venue('taco', [
      dish('corn'),
      dish('wrap', {
        questions: [{ at_least: 1, answers: [{ allergens: ['gluten'], may_contain: [] }, NONE] }],
      }),
      dish('bread', { contents: { allergens: ['gluten'], may_contain: [], stated: true } }),
      dish('traces', { contents: { allergens: [], may_contain: ['gluten'], stated: true } }),
      dish('untold', { contents: { ...NONE, stated: false } }),
    ]),
    venue(
      'bakery',
      [dish('roll', { contents: { allergens: ['gluten'], may_contain: [], stated: true } })],
      9,
    ),
  ];

  it('holds nothing unsure, says what must be chosen, and leaves out venues that have nothing', () => {
    const left = fittingVenues(found, ['gluten']).map(({ restaurant_id, count, dishes }) => [
      restaurant_id,
      count,
      dishes.map(({ id, mustChoose }) => [id, mustChoose]),
    ]);
    expect(left).toEqual([
      [
        'taco',
        2,
        [
          ['corn', false],
          ['wrap', true],
        ],
      ],
    ]);
  });

  it('is all of it where nothing is left out, with what was not sent', () => {
    expect(fittingVenues(found, []).map(({ count, dishes }) => [count, dishes.length])).toEqual([
      [5, 5],
      [9, 1],
    ]);
  });
});

describe('what is looked for', () => {
  it.each<[Asked, boolean]>([
    [NOTHING, false],
    [{ ...NOTHING, words: ' ' }, false],
    [{ ...NOTHING, diet: 'any' }, false],
    [{ ...NOTHING, words: 'tofu' }, true],
    [{ ...NOTHING, diet: 'vegan' }, true],
    [{ words: 'tofu & co', diet: 'any', upTo: 8.5 }, true],
  ])('%j stands in the address and is read from it again', (asked, is) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(queryOf(asked)))
      if (value !== undefined) query.set(name, value);
    expect(readAsked(query)).toEqual({ ...asked, words: asked.words.trim() });
    expect(isAsked(asked)).toBe(is);
  });

  it('is nothing where the address says nonsense', () => {
    expect(readAsked(new URLSearchParams('diet=cake&up-to=-4'))).toEqual(NOTHING);
  });
});
