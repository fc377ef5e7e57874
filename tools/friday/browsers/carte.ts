import type { MenuDocument, MenuItem } from '@tableside/domain/menu';
import { minor } from '@tableside/domain/money';
import { aCategory, aGroup, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';

/** What is drunk in rounds; nothing about it is asked. */
export const DRINKS = ['Lager', 'Porter', 'Cider', 'Rhubarb soda', 'House red', 'Still water'] as const;
/** What is eaten as it is. */
export const DISHES = ['Beetroot soup', 'Herring', 'Potato dumplings', 'Roast duck', 'Honey cake'] as const;
/** Asks two things, each with one answer. */
export const BURGER = 'Venison burger';
/** What runs out, one for each waiter to say so. */
export const SPECIALS = ['Pike of the day', 'Quail of the day', 'Soup of the day'] as const;

const named = (name: string): MenuItem['name'] => ({ en: name, lt: name });
export const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const plain = (name: string, price: number): MenuItem =>
  anItem({ id: idOf(name), name: named(name), price: minor(price) });
const asks = (id: string, name: string, answers: readonly string[]) =>
  aGroup({
    id,
    name: named(name),
    options: answers.map(each => anOption({ id: `${id}-${each.toLowerCase()}`, name: named(each) })),
  });

/** A short card with what waiters do all evening: drinks in rounds, dishes, one that asks two things, one that runs out. */
export const carte = (): MenuDocument => ({
  tags: [],
  categories: [
    aCategory({
      id: 'drinks',
      name: named('Drinks'),
      items: DRINKS.map((each, at) => plain(each, 350 + 50 * at)),
    }),
    aCategory({
      id: 'kitchen',
      name: named('Kitchen'),
      items: [
        ...DISHES.map((each, at) => plain(each, 690 + 333 * at)),
        {
          ...plain(BURGER, 1590),
          optionGroups: [
            asks('doneness', 'How done', ['Medium', 'Well']),
            asks('side', 'With', ['Fries', 'Salad']),
          ],
        },
        ...SPECIALS.map(each => plain(each, 1890)),
      ],
    }),
  ],
});
