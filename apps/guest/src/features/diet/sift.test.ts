import type { Judged } from '@tableside/domain/allergens';
import { describe, expect, it } from 'vitest';
import { aCategory, aGroup, anItem, anOption } from '../../testing/wire-builders.ts';
import { NO_DIET, readChoice, toggled } from './diet-choice.ts';
import { sift } from './sift.ts';

const tag = (icon: string) => ({ name: icon, icon, icon_color: null, image: null, width: null });
const coffee = anItem({
  id: 'coffee',
  allergens_stated: true,
  option_groups: [
    aGroup({ id: 'milk', options: [anOption({ id: 'cow', allergens: ['milk'] }), anOption({ id: 'oat' })] }),
  ],
});
const food = aCategory({
  id: 'food',
  items: [
    anItem({ id: 'cake', allergens: ['milk', 'nuts'], tags: [tag('leaf')] }),
    anItem({ id: 'bread', allergens: ['gluten'], may_contain: ['nuts'], tags: [tag('sprout')] }),
    anItem({ id: 'stew' }),
    coffee,
  ],
});
const drinks = aCategory({ id: 'drinks', items: [anItem({ id: 'water', allergens_stated: true })] });
const nuts = anItem({ id: 'nuts', allergens: ['nuts'] });
const bar = aCategory({ id: 'bar', items: [nuts] });
const names = (over: object, mark: (judged: Judged) => string | null = () => null) => {
  const sifted = sift([food, drinks, bar], { ...NO_DIET, ...over }, mark);
  return {
    ...sifted,
    categories: sifted.categories.map(({ id, items }) => [id, items.map(item => item.id)]),
  };
};

describe('the menu for somebody who avoids something', () => {
  it('is the whole menu while nothing is chosen', () => {
    expect(names({})).toMatchObject({ left: 6, hidden: 0, uncertain: 0 });
  });

  it('hides what contains it, what has traces and what nobody has stated, with categories that are empty then', () => {
    expect(names({ without: ['nuts'] })).toEqual({
      categories: [
        ['food', ['coffee']],
        ['drinks', ['water']],
      ],
      left: 2,
      hidden: 4,
      uncertain: 2,
    });
  });

  it('shows what is uncertain where the guest asks for it, each dish with its mark', () => {
    const sifted = sift([food], { ...NO_DIET, without: ['nuts', 'milk'], unsure: true }, judged => judged);
    const marks = sifted.categories[0]?.items.map(({ id, restaurant_tags }) => [
      id,
      restaurant_tags.map(({ name, icon }) => `${icon}:${name}`),
    ]);
    expect(marks).toEqual([
      ['bread', ['warning:may']],
      ['stew', ['warning:unknown']],
      ['coffee', ['null:choose']],
    ]);
  });

  it('[MENU-54] goes by the tags for a diet, and knows nothing where a category has none', () => {
    expect(names({ diet: 'vegan' })).toMatchObject({
      categories: [['food', ['bread']]],
      uncertain: 2,
    });
    expect(names({ diet: 'vegetarian' }).categories).toEqual([['food', ['cake', 'bread']]]);
    expect(names({ diet: 'vegan', unsure: true }).categories).toEqual([
      ['food', ['bread']],
      ['drinks', ['water']],
      ['bar', ['nuts']],
    ]);
  });
});

describe('a choice that the phone kept', () => {
  it.each([
    [null, NO_DIET],
    ['{', NO_DIET],
    ['7', NO_DIET],
    ['{"without":"nuts","diet":"keto"}', NO_DIET],
    [
      '{"without":["nuts","kiwi","milk"],"diet":"vegan","unsure":true}',
      { without: ['milk', 'nuts'], diet: 'vegan', unsure: true },
    ],
  ])('%s', (kept, choice) => expect(readChoice(kept)).toEqual(choice));

  it('gains and loses an allergen in the order of the law', () => {
    const both = toggled(toggled(NO_DIET, 'nuts'), 'gluten');
    expect(both.without).toEqual(['gluten', 'nuts']);
    expect(toggled(both, 'gluten').without).toEqual(['nuts']);
  });
});
