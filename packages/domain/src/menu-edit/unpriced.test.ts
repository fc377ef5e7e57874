import { aCategory, aGroup, aMenuDocument, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { describe, expect, it } from 'vitest';
import type { DraftItem, DraftMenu } from '../menu/index.ts';
import { minor, ZERO } from '../money/index.ts';
import {
  applyEdit,
  checkTyped,
  freeAsPublished,
  itemsOf,
  publishable,
  unpricedIn,
  unpricedOf,
} from './index.ts';

const dish = (over: Partial<DraftItem>): DraftItem => ({ ...anItem({ id: 'soup' }), ...over });
const size = (id: string, price: number | null, free?: true) => ({
  id,
  name: { en: id },
  price: price === null ? null : minor(price),
  loyaltyPrice: null,
  ...(free && { free }),
});
const question = (minChoices: number, ...markups: number[]) =>
  aGroup({
    id: 'side',
    type: 'multiple',
    minChoices,
    maxChoices: null,
    options: markups.map((markup, at) => anOption({ id: `o${at}`, markup: minor(markup) })),
  });
const menuOf = (...items: DraftItem[]): DraftMenu => ({
  tags: [],
  categories: [{ ...aCategory({ id: 'food' }), items }],
});

describe('a dish without a price', () => {
  it.each<[string, Partial<DraftItem>, string[]]>([
    ['an empty price', { price: null }, ['dish none']],
    ['a price', { price: minor(1) }, []],
    ['0 that nobody said is meant', { price: ZERO }, ['dish zero']],
    ['0 that is free', { price: ZERO, free: true }, []],
    ['a discount down to 0', { price: minor(500), discountedPrice: ZERO }, ['dish zero']],
    ['0 for members', { price: minor(500), loyaltyPrice: ZERO }, ['dish zero']],
    [
      '0 and answers that nobody has to give',
      { price: ZERO, optionGroups: [question(0, 100)] },
      ['dish zero'],
    ],
    [
      '0 and an answer that may cost nothing',
      { price: ZERO, optionGroups: [question(1, 0, 9)] },
      ['dish zero'],
    ],
    ['0 and answers that always cost', { price: ZERO, optionGroups: [question(1, 100, 200)] }, []],
    [
      'nothing and answers that always cost',
      { price: null, optionGroups: [question(1, 100)] },
      ['dish none'],
    ],
    ['nothing and sizes with prices', { price: null, variations: [size('s', 300), size('l', 500)] }, []],
    [
      'sizes of which two have none',
      { variations: [size('s', 300), size('m', null), size('l', 0)] },
      ['m none', 'l zero'],
    ],
    ['a size that is free', { variations: [size('s', 300), size('tap', 0, true)] }, []],
  ])('is told from one with: %s', (_, over, gaps) => {
    expect(unpricedOf(dish(over)).map(({ part, why }) => `${part ?? 'dish'} ${why}`)).toEqual(gaps);
  });

  it('is not in what guests are shown, while hidden ones keep nobody from publishing', () => {
    const menu = menuOf(
      dish({ id: 'a', price: null }),
      dish({ id: 'b', price: null, hidden: true }),
      dish({ id: 'c', price: ZERO, free: true }),
      dish({ id: 'd', price: null, variations: [size('l', 500), size('s', 300)] }),
    );
    expect(unpricedIn(menu).map(({ item }) => item)).toEqual(['a']);
    const shown = itemsOf(publishable(menu));
    expect(shown.map(({ id, price }) => [id, price])).toEqual([
      ['c', 0],
      ['d', 300],
    ]);
    expect(JSON.stringify(shown)).not.toContain('free');
  });

  it('is not what guests already get for nothing, until its price is touched', () => {
    const published = {
      tags: [],
      categories: [aCategory({ id: 'food', items: [anItem({ id: 'soup', price: ZERO })] })],
    };
    const after = (item: DraftItem) =>
      unpricedIn(freeAsPublished(menuOf(item), published)).map(({ why }) => why);
    expect(after(dish({ price: ZERO, popular: true }))).toEqual([]);
    expect(after(dish({ id: 'new', price: ZERO }))).toEqual(['zero']);
    expect(after(dish({ price: null }))).toEqual(['none']);
    expect(after(dish({ price: minor(300), discountedPrice: ZERO }))).toEqual(['zero']);
  });

  it('is refused where a 0 is typed over a price, and not where it was there before', () => {
    const problems = (now: Partial<DraftItem>, was: Partial<DraftItem>) =>
      checkTyped(dish(now), dish(was), 'en').map(({ field, problem }) => `${field} ${problem}`);
    expect(problems({ price: ZERO }, {})).toEqual(['price free']);
    expect(problems({ price: null }, {})).toEqual([]);
    expect(problems({ price: ZERO }, { price: ZERO })).toEqual([]);
    expect(problems({ discountedPrice: ZERO }, {})).toEqual(['discountedPrice free']);
    expect(problems({ variations: [size('s', 0)] }, { variations: [size('s', 200)] })).toEqual([
      'variations.0.price free',
    ]);
  });

  it('is not made by a change of many prices', () => {
    const change = (percent: number, ids: string[]) =>
      applyEdit(aMenuDocument(), { kind: 'items-price', ids, rule: { percent, step: 1 } }, 'en');
    expect(change(-100, ['soup']).ok).toBe(false);
    const cheap = change(-99, ['soup', 'pizza']);
    expect(cheap.ok && unpricedIn(cheap.document)).toEqual([]);
    const empty = menuOf(dish({ price: null }));
    const raised = applyEdit(
      empty,
      { kind: 'items-price', ids: ['soup'], rule: { percent: 10, step: 5 } },
      'en',
    );
    expect(raised.ok && itemsOf(raised.document)[0]?.price).toBeNull();
  });
});
