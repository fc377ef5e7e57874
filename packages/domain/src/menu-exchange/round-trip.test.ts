import { readCsv } from '@tableside/testkit/read-csv.ts';
import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { ALLERGENS } from '../allergens/index.ts';
import type { DraftItem, DraftMenu } from '../menu/index.ts';
import {
  BLANK_CATEGORY,
  BLANK_GROUP,
  BLANK_ITEM,
  BLANK_OPTION,
  checkMenu,
  itemsOf,
  unpricedIn,
  withRate,
} from '../menu-edit/index.ts';
import { minor, ZERO } from '../money/index.ts';
import { writeMenuCsv } from './csv/write-csv.ts';
import { writeOwnJson } from './formats/own-json.ts';
import { mergeMenu } from './merge/merge.ts';
import { readFile } from './read-file.ts';

const reading = { main: 'lt', currency: { code: 'EUR', decimals: 2 } };
const EMPTY: DraftMenu = { tags: [], categories: [] };
const as = (value: unknown) => ({ value: value as never });
const shapes = { tag: as, category: as, item: as };

const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom('=1+1', '"a", b;', '-x', "'@"),
  )
  .filter(text => text.trim() === text && text !== '' && !text.includes('\u0000') && text.isWellFormed());
const amount = fc.nat(99_999).map(minor);
const name = fc.record({ lt: words, en: words }, { requiredKeys: ['lt'] });
const allergens = fc.subarray([...ALLERGENS]);
const ids = fc.uuid();
const lists = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 3 });

/** What costs something, what is free, and what nobody has said a price of. */
const cost = fc.integer({ min: 1, max: 99_999 }).map(minor);
const price: fc.Arbitrary<Pick<DraftItem, 'price' | 'free'>> = fc.oneof(
  { weight: 8, arbitrary: cost.map(each => ({ price: each })) },
  { weight: 1, arbitrary: fc.constant({ price: ZERO, free: true }) },
  { weight: 1, arbitrary: fc.constant({ price: null }) },
);

const variation = fc
  .record({ id: ids, name, price, loyaltyPrice: fc.option(cost) })
  .map(({ price, ...each }) => ({ ...each, ...price }));
const option = fc
  .record({ id: ids, name, markup: amount, active: fc.constant(true), allergens })
  .map(each => ({ ...BLANK_OPTION, ...each }));
const group = fc
  .record({
    id: ids,
    name,
    displayFullPrice: fc.boolean(),
    options: fc.array(option, { minLength: 1, maxLength: 3 }),
  })
  .map(each => ({ ...BLANK_GROUP, ...each }));
const item: fc.Arbitrary<DraftItem> = fc
  .record({
    id: ids,
    name,
    description: fc.record({ lt: words, en: words }, { requiredKeys: [] }),
    price,
    popular: fc.boolean(),
    isSpecialDeal: fc.boolean(),
    allergens,
    variations: lists(variation),
    optionGroups: lists(group),
    station: fc.constantFrom('kitchen', 'bar'),
    rate: fc.constantFrom('food', 'alcohol', null),
    tags: fc.subarray(['vegan', 'house']),
  })
  .map(({ rate, price, ...each }) => withRate({ ...BLANK_ITEM, ...each, ...price }, rate));

const tags = ['vegan', 'house'].map(id => ({
  id,
  name: { lt: id.toUpperCase() },
  icon: null,
  iconColor: null,
  image: null,
  width: null,
}));
const menus: fc.Arbitrary<DraftMenu> = fc
  .array(fc.tuple(name, lists(item), fc.constantFrom('food', null)), { maxLength: 4 })
  .map(categories => ({
    tags,
    categories: categories.map(([each, items, rate], at) => ({
      ...withRate(BLANK_CATEGORY, rate),
      id: `c${at}`,
      hash: `c${at}`,
      // Two categories of one name are one in a table.
      name: { ...each, lt: `${at} ${each.lt}` },
      items,
    })),
  }))
  .filter(menu => checkMenu(menu, 'lt').length === 0);

const back = (text: string, into: DraftMenu) => {
  const file = readFile(text, { reading, rowsOf: readCsv, shapes });
  if ('unreadable' in file) throw new Error(file.unreadable);
  return mergeMenu(into, file.menu, reading);
};

it('a menu comes back from our JSON as it was', () =>
  fc.assert(
    fc.property(menus, menu => {
      const text = JSON.stringify(writeOwnJson(menu, reading));
      for (const into of [EMPTY, menu]) {
        const { document, problems } = back(text, into);
        expect(document).toEqual(menu);
        // What has no price yet is said of what is new.
        expect(problems.filter(({ reason }) => into === menu || reason !== 'required')).toEqual([]);
      }
    }),
  ));

it('a menu comes back from our CSV as it was, but for what the table has no columns for', () =>
  fc.assert(
    fc.property(menus, menu => {
      const text = writeMenuCsv(menu, reading);
      const bare = menu.categories.map(category => ({ ...category, hash: expect.any(String) }));
      const fresh = back(text, { tags, categories: [] });
      const isPriced = unpricedIn(menu).length === 0 && itemsOf(menu).every(each => each.price !== null);
      if (isPriced) expect(fresh.problems).toEqual([]);
      if (isPriced) expect(fresh.document.categories).toEqual(bare);
      const same = back(text, menu);
      expect(same).toMatchObject({ problems: [] });
      expect(same.document).toEqual(menu);
    }),
  ));
