import { aGroup, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { expect, it } from 'vitest';
import type { DraftItem } from '../menu/index.ts';
import { type Minor, minor } from '../money/index.ts';
import { firstPricesOf, priceChangesOf } from './price-changes.ts';

const pizza = (
  over: Partial<
    Record<'price' | 'lower' | 'members' | 'size' | 'sizeMembers' | 'extra' | 'extraMembers', number>
  >,
): DraftItem => {
  const amount = (name: keyof typeof over, usual: number): Minor => minor(over[name] ?? usual);
  return {
    ...anItem({ id: 'pizza' }),
    price: amount('price', 900),
    discountedPrice: amount('lower', 850),
    loyaltyPrice: amount('members', 800),
    variations: [
      {
        id: 'large',
        name: { en: 'Large' },
        price: amount('size', 1200),
        loyaltyPrice: amount('sizeMembers', 1100),
      },
    ],
    optionGroups: [
      aGroup({
        id: 'extras',
        type: 'multiple',
        minChoices: 0,
        maxChoices: null,
        options: [
          {
            ...anOption({ id: 'ham', markup: amount('extra', 150) }),
            loyaltyMarkup: amount('extraMembers', 100),
          },
        ],
      }),
    ],
  };
};

it.each([
  ['price', 'price', null, 900],
  ['lower', 'discountedPrice', null, 850],
  ['members', 'loyaltyPrice', null, 800],
  ['size', 'variation', 'large', 1200],
  ['sizeMembers', 'variationLoyalty', 'large', 1100],
  ['extra', 'option', 'ham', 150],
  ['extraMembers', 'optionLoyalty', 'ham', 100],
] as const)(
  'publishing lists the %s of a dish that is another now, and nothing else',
  (which, field, part, from) => {
    const changes = priceChangesOf(pizza({}), pizza({ [which]: 777 }));
    expect(changes.map(({ name: _, ...change }) => change)).toEqual([
      { item: 'pizza', field, part, from, to: 777 },
    ]);
  },
);

it('a new dish is listed with what its sizes cost, for members too, and not with its extras', () => {
  expect(firstPricesOf(pizza({})).map(({ field, to }) => [field, to])).toEqual([
    ['discountedPrice', 850],
    ['loyaltyPrice', 800],
    ['variation', 1200],
    ['variationLoyalty', 1100],
  ]);
});
