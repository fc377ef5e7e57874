import { aCategory, aGroup, aMenuDocument, anItem, anOption } from '@tableside/testkit/scenes/a-menu.ts';
import { describe, expect, it } from 'vitest';
import type { DraftItem, DraftMenu } from '../menu/index.ts';
import { minor } from '../money/index.ts';
import {
  applyEdit,
  changesBetween,
  checkMenu,
  type MenuEdit,
  priceByRule,
  publishable,
  usesOfRates,
} from './index.ts';
import { findItem } from './places.ts';

const menu = aMenuDocument();
const soup = anItem({ id: 'soup', price: minor(450), allergens: ['celery'] });

const applied = (edit: MenuEdit, document: DraftMenu = menu): DraftMenu => {
  const result = applyEdit(document, edit, 'en');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(applyEdit(result.document, result.inverse, 'en'), 'taken back').toMatchObject({
    ok: true,
    document,
  });
  return result.document;
};
const order = (document: DraftMenu) =>
  document.categories.map(({ id, items }) => `${id}: ${items.map(item => item.id).join(' ')}`);
const problemsOf = (edit: MenuEdit) => {
  const result = applyEdit(menu, edit, 'en');
  return result.ok ? [] : result.problems.map(({ field, problem }) => `${field} ${problem}`);
};

describe('edits of a menu', () => {
  it.each<[string, MenuEdit, string[]]>([
    [
      'adds a dish',
      { kind: 'item-add', item: anItem({ id: 'new' }), category: 'food', at: 1 },
      ['food: soup new pizza steak', 'drinks: beer'],
    ],
    [
      'adds beyond the end',
      { kind: 'item-add', item: anItem({ id: 'new' }), category: 'drinks', at: 99 },
      ['food: soup pizza steak', 'drinks: beer new'],
    ],
    ['removes a dish', { kind: 'item-remove', id: 'pizza' }, ['food: soup steak', 'drinks: beer']],
    [
      'moves a dish',
      { kind: 'item-move', id: 'steak', category: 'food', at: 0 },
      ['food: steak soup pizza', 'drinks: beer'],
    ],
    [
      'moves a dish to a category',
      { kind: 'item-move', id: 'soup', category: 'drinks', at: 1 },
      ['food: pizza steak', 'drinks: beer soup'],
    ],
    [
      'moves several',
      { kind: 'items-move', ids: ['steak', 'soup', 'steak'], category: 'drinks' },
      ['food: pizza', 'drinks: beer steak soup'],
    ],
    [
      'adds a category',
      { kind: 'category-add', category: aCategory({ id: 'new' }), at: 0 },
      ['new: ', 'food: soup pizza steak', 'drinks: beer'],
    ],
    ['removes a category with its dishes', { kind: 'category-remove', id: 'food' }, ['drinks: beer']],
    [
      'moves a category',
      { kind: 'category-move', id: 'food', at: 1 },
      ['drinks: beer', 'food: soup pizza steak'],
    ],
  ])('%s', (_, edit, expected) => {
    expect(order(applied(edit))).toEqual(expected);
  });

  it.each<[string, MenuEdit, string[]]>([
    [
      'no name in the main language',
      { kind: 'item-set', item: { ...soup, name: { lt: 'Sriuba' } } },
      ['name.en required'],
    ],
    ['less than nothing', { kind: 'item-set', item: { ...soup, price: minor(-1) } }, ['price amount']],
    [
      'part of a cent',
      { kind: 'item-set', item: { ...soup, price: 0.5 as DraftItem['price'] } },
      ['price amount'],
    ],
    [
      'a discount that makes it dearer',
      { kind: 'item-set', item: { ...soup, discountedPrice: minor(451) } },
      ['discountedPrice above_price'],
    ],
    ['a tag that there is not', { kind: 'item-set', item: { ...soup, tags: ['vegan'] } }, ['tags unknown']],
    [
      'a heading that there is not',
      { kind: 'item-set', item: { ...soup, subcategory: 'hot' } },
      ['subcategory unknown'],
    ],
    [
      'two variations of one id',
      {
        kind: 'item-set',
        item: {
          ...soup,
          variations: ['a', 'a'].map(id => ({ id, name: { en: id }, price: minor(1), loyaltyPrice: null })),
        },
      },
      ['variations.1.id duplicate'],
    ],
    [
      'more choices than options',
      {
        kind: 'item-set',
        item: {
          ...soup,
          optionGroups: [
            aGroup({
              id: 'g',
              type: 'multiple',
              minChoices: 3,
              maxChoices: null,
              options: [anOption({ id: 'a' })],
            }),
          ],
        },
      },
      ['optionGroups.0.minChoices limits'],
    ],
    [
      'more chosen than may be',
      {
        kind: 'item-set',
        item: {
          ...soup,
          optionGroups: [
            aGroup({ id: 'g', options: ['a', 'b'].map(id => anOption({ id, isDefault: true })) }),
          ],
        },
      },
      ['optionGroups.0.options limits'],
    ],
    [
      'a group without options',
      { kind: 'item-set', item: { ...soup, optionGroups: [aGroup({ id: 'g', minChoices: 0 })] } },
      ['optionGroups.0.options empty'],
    ],
    ['an id that is taken', { kind: 'item-add', item: soup, category: 'drinks', at: 0 }, ['id duplicate']],
    ['a dish that is gone', { kind: 'item-remove', id: 'caviar' }, ['id unknown']],
    [
      'a category that is gone',
      { kind: 'item-move', id: 'soup', category: 'sweets', at: 0 },
      ['category unknown'],
    ],
    [
      'hours without any',
      {
        kind: 'category-add',
        category: aCategory({ id: 'x', availability: { enabled: true, type: 'visibility', ranges: [] } }),
        at: 0,
      },
      ['availability empty'],
    ],
    [
      'one bad among several',
      {
        kind: 'several',
        edits: [
          { kind: 'item-remove', id: 'soup' },
          { kind: 'item-remove', id: 'soup' },
        ],
      },
      ['id unknown'],
    ],
    [
      'a rule that is none',
      { kind: 'items-price', ids: ['soup'], rule: { percent: -101, step: 1 } },
      ['percent number'],
    ],
  ])('refuses %s, naming the field', (_, edit, expected) => {
    expect(problemsOf(edit)).toEqual(expected);
  });

  it('takes a tag off the dishes it goes from, and puts it back on undo', () => {
    const tag = { id: 'hot', name: { en: 'Hot' }, icon: null, iconColor: null, image: null, width: null };
    const tagged = applied({
      kind: 'several',
      edits: [
        { kind: 'tag-add', tag, at: 0 },
        { kind: 'item-set', item: { ...soup, tags: ['hot'] } },
      ],
    });
    const without = applied({ kind: 'tag-remove', id: 'hot' }, tagged);
    expect(findItem(without, 'soup')?.item.tags).toEqual([]);
  });

  it('leaves no dish under a heading that went, or in another category', () => {
    const cold = { id: 'cold', name: { en: 'Cold' } };
    const [{ items: _, ...food }] = [aCategory({ id: 'food' })];
    const headed = applied({
      kind: 'several',
      edits: [
        { kind: 'category-set', category: { ...food, subcategories: [cold] } },
        { kind: 'item-set', item: { ...soup, subcategory: 'cold' } },
      ],
    });
    expect(findItem(headed, 'soup')?.item.subcategory).toBe('cold');
    expect(
      findItem(applied({ kind: 'category-set', category: food }, headed), 'soup')?.item.subcategory,
    ).toBeNull();
    const moved = applied({ kind: 'item-move', id: 'soup', category: 'drinks', at: 0 }, headed);
    expect(findItem(moved, 'soup')?.item.subcategory).toBeNull();
  });

  it('finds what is wrong with a whole menu', () => {
    expect(checkMenu(menu, 'en')).toEqual([]);
    const doubled = { ...menu, categories: [...menu.categories, aCategory({ id: 'drinks' })] };
    expect(checkMenu(doubled, 'en')).toEqual([
      { entity: 'category:drinks', field: 'id', problem: 'duplicate' },
    ]);
  });
});

it.each<[number, number, number, number]>([
  [347, 0, 5, 345],
  [350, 10, 5, 385],
  [350, 10, 10, 390],
  [350, -10, 1, 315],
  [1000, 3.3, 50, 1050],
  [20, -50, 50, 50],
  [0, 50, 5, 0],
  [450, -99, 5, 5],
])('%i changed by %d percent in steps of %i is %i', (amount, percent, step, expected) => {
  expect(priceByRule(minor(amount), { percent, step })).toBe(expected);
});

describe('what publishing changes', () => {
  it('leaves out what is hidden, and no guest learns that there is more', () => {
    const hidden = applied({ kind: 'items-hide', ids: ['soup', 'beer'], hidden: true });
    expect(order(publishable(hidden))).toEqual(['food: pizza steak', 'drinks: ']);
    expect(JSON.stringify(publishable(hidden))).not.toContain('hidden');
    const shown = applied({ kind: 'items-hide', ids: ['soup', 'beer'], hidden: false }, hidden);
    expect(shown).toEqual(menu);
  });

  it('has the VAT rate of many dishes, or none of their own again', () => {
    const rated = applied({ kind: 'items-vat', ids: ['soup', 'beer'], rate: 'alcohol' });
    expect(usesOfRates(rated, ['alcohol', 'food']).map(({ name }) => name.en)).toEqual([
      'Dish soup',
      'Dish beer',
    ]);
    expect(usesOfRates(rated, ['food'])).toEqual([]);
    expect(publishable(rated).categories[1]?.items[0]?.vatRate).toBe('alcohol');
    expect(changesBetween(menu, rated).map(({ fields }) => fields)).toEqual([['vatRate'], ['vatRate']]);
    expect(applied({ kind: 'items-vat', ids: ['soup', 'beer'], rate: null }, rated)).toEqual(menu);
  });

  it('is told dish by dish: added, removed, moved, changed with old and new prices', () => {
    const after = applied({
      kind: 'several',
      edits: [
        { kind: 'item-set', item: { ...soup, price: minor(500), popular: true } },
        { kind: 'item-remove', id: 'beer' },
        { kind: 'item-add', item: anItem({ id: 'tea' }), category: 'drinks', at: 0 },
        { kind: 'item-move', id: 'steak', category: 'food', at: 0 },
      ],
    });
    expect(changesBetween(menu, after)).toMatchObject([
      { what: 'item', id: 'steak', how: 'moved' },
      {
        what: 'item',
        id: 'soup',
        how: 'changed',
        fields: ['popular', 'price'],
        prices: [{ field: 'price', from: 450, to: 500 }],
      },
      { what: 'item', id: 'tea', how: 'added' },
      { what: 'item', id: 'beer', how: 'removed' },
    ]);
    expect(changesBetween(menu, aMenuDocument())).toEqual([]);
  });
});
