import { aCategory, aGroup, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { expect, it } from 'vitest';
import type { DraftItem, MenuDocument, Option } from '../menu/index.ts';
import { minor, ZERO } from '../money/index.ts';
import { freedBetween } from './index.ts';

const ham = (over: Partial<Option> = {}): Option => ({
  ...anOption({ id: 'ham' }),
  name: { en: 'Ham' },
  ...over,
});
const pizza = (options: readonly Option[], over: Partial<DraftItem> = {}): DraftItem => ({
  ...anItem({
    id: 'pizza',
    optionGroups: [aGroup({ id: 'extras', type: 'multiple', minChoices: 0, maxChoices: null, options })],
  }),
  ...over,
});
const menuOf = (item: DraftItem): MenuDocument => ({
  tags: [],
  categories: [aCategory({ id: 'food', items: [{ ...item, price: minor(900), variations: [] }] })],
});
const priced = ham({ markup: minor(150), loyaltyMarkup: minor(100) });
const after = (now: DraftItem, was = pizza([priced])) =>
  freedBetween(menuOf(was), menuOf(now)).map(
    ({ part, from, forMembers }) => `${part} ${from}${forMembers ? ' members' : ''}`,
  );

it.each<[string, DraftItem, string[]]>([
  ['costs what it did', pizza([priced]), []],
  ['costs less', pizza([ham({ markup: minor(1) })]), []],
  ['adds nothing any more', pizza([ham({ markup: ZERO })]), ['ham 150']],
  ['adds nothing any more, and was hidden', pizza([ham({ markup: ZERO, active: false })]), []],
  [
    'adds nothing for members',
    pizza([ham({ markup: minor(150), loyaltyMarkup: ZERO })]),
    ['ham 100 members'],
  ],
  ['is gone', pizza([]), []],
  [
    'is gone, and one of its name adds nothing',
    pizza([ham({ id: 'ham-2', name: { en: ' ham' } })]),
    ['ham-2 150'],
  ],
  ['is there, and another of its name adds nothing', pizza([priced, ham({ id: 'ham-2' })]), []],
  ['is there, and a new one adds nothing', pizza([priced, anOption({ id: 'rare' })]), []],
])('an answer that had a price is named before guests get it for nothing, where it %s', (_, now, found) => {
  expect(after(now)).toEqual(found);
});

it('an answer that never added anything, or of a new dish, is nobody’s worry', () => {
  const rare = pizza([anOption({ id: 'rare' })]);
  expect(after(rare, rare)).toEqual([]);
  expect(after(pizza([ham()], { id: 'new' }))).toEqual([]);
});

it('is told with its dish, and what it cost', () => {
  expect(freedBetween(menuOf(pizza([priced])), menuOf(pizza([ham()])))).toEqual([
    {
      item: 'pizza',
      dish: anItem({ id: 'pizza' }).name,
      part: 'ham',
      name: { en: 'Ham' },
      from: 150,
      forMembers: false,
    },
  ]);
});
