import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMenu } from './read-menu.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'menu-'));
  mkdirSync(join(folder, 'menu'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const venue = { name: 'Kampas', description: 'Kampas', mainLanguage: 'lt', languages: ['en'], decimals: 2 };
const soup = { id: 'soup', name: { lt: 'Sriuba', en: 'Soup' }, price: '4.50' };
const category = { hash: 'soups', name: { lt: 'Sriubos', en: 'Soups' } };
const vegan = { id: 'vegan', name: { lt: 'Veganiška' }, icon: 'leaf', iconColor: '#00aa00' };

const write = (file: string, value: unknown): void =>
  writeFileSync(join(folder, file), JSON.stringify(value));

/** The menu of a venue with one category of the given items. */
const menuOf = (items: readonly unknown[], more: object = {}) => {
  write('venue.json', venue);
  write('tags.json', [vegan]);
  write('menu/01-soups.json', { ...category, ...more, items });
  return readMenu(folder);
};

const group = (over: object) => ({
  id: 'side',
  type: 'multiple',
  name: 'Side',
  options: [
    { id: 'bread', name: 'Bread' },
    { id: 'rice', name: 'Rice' },
  ],
  ...over,
});

describe('reading a menu', () => {
  it('[ENTITY-19] turns prices in major units, as number or text, into minor units', () => {
    const items = menuOf([soup, { ...soup, id: 'stew', price: 12.5, discountedPrice: 9.9 }]).categories[0]
      ?.items;
    expect(items?.map(item => [item.price, item.discountedPrice])).toEqual([
      [450, null],
      [1250, 990],
    ]);
  });

  it('takes a plain string as the text of every language', () => {
    const [item] = menuOf([{ ...soup, name: 'Margherita' }]).categories[0]?.items ?? [];
    expect(item?.name).toEqual({ lt: 'Margherita', en: 'Margherita' });
  });

  it('[ITEM-11][ITEM-18] gives a single group exactly one choice and a multiple group no limit unless told', () => {
    const single = group({ id: 'doneness', type: 'single' });
    const [item] = menuOf([{ ...soup, optionGroups: [single, group({})] }]).categories[0]?.items ?? [];
    expect(item?.optionGroups.map(one => [one.minChoices, one.maxChoices])).toEqual([
      [1, 1],
      [0, null],
    ]);
  });

  it('[MENU-44] reads hours as days and minutes, past midnight too', () => {
    const hours = ['1-5 08:00-11:30', '6 23:00-02:00'];
    const [read] = menuOf([soup], { availability: { type: 'visibility', hours } }).categories;
    expect(read?.availability).toEqual({
      enabled: true,
      type: 'visibility',
      ranges: [
        { days: [1, 2, 3, 4, 5], from: 480, to: 690 },
        { days: [6], from: 1380, to: 120 },
      ],
    });
  });

  it('finds option groups shared by the venue, and those of the category first', () => {
    write('groups.json', { side: group({ id: undefined, name: 'Shared' }), dip: group({ id: undefined }) });
    const groups = { side: group({ id: undefined, name: 'Own' }) };
    const [item] =
      menuOf([{ ...soup, optionGroups: ['side', 'dip'] }], { groups }).categories[0]?.items ?? [];
    expect(item?.optionGroups.map(one => [one.id, one.name.lt])).toEqual([
      ['side', 'Own'],
      ['dip', 'Side'],
    ]);
  });

  it.each([
    ['no main language', { name: { en: 'Soup' } }, 'items[0].name: has no text in the main language "lt"'],
    ['a foreign language', { name: { lt: 'S', fr: 'S' } }, 'items[0].name: unknown key "fr"'],
    ['an empty text', { name: { lt: ' ' } }, 'items[0].name.lt: must be a text'],
    ['three decimals', { price: 9.255 }, 'items[0].price: 9.255 has more than 2 decimals'],
    ['a negative price', { price: -1 }, 'items[0].price: must be a price like 12.5'],
    ['a price in words', { price: '12,50' }, 'items[0].price: must be a price like 12.5'],
    [
      'a discount that is none',
      { discountedPrice: 4.5 },
      'items[0].discountedPrice: must be below the price',
    ],
    ['nothing to pay', { price: 0 }, 'items[0].price: is 0 but no option has a markup'],
    ['an unknown tag', { tags: ['magic'] }, 'items[0].tags[0]: "magic" is not one of vegan'],
    ['a tag twice', { tags: ['vegan', 'vegan'] }, 'items[0].tags: names something twice'],
    ['an unknown allergen', { allergens: ['wheat'] }, 'items[0].allergens[0]: "wheat" is not one of gluten'],
    ['a misspelt field', { prise: 4 }, 'items[0]: unknown key "prise"'],
    ['an id with a space', { id: 'so up' }, 'items[0].id: "so up" is not a slug'],
    ['an unknown subcategory', { subcategory: 'hot' }, 'items[0].subcategory: "hot" is not one of'],
    ['an unknown group', { optionGroups: ['milk'] }, 'items[0].optionGroups[0]: unknown option group "milk"'],
    [
      'more at least than at most',
      { optionGroups: [group({ minChoices: 2, maxChoices: 1 })] },
      'items[0].optionGroups[0].minChoices: 2 is more than maxChoices 1',
    ],
    [
      'more choices than options',
      { optionGroups: [group({ minChoices: 3 })] },
      'items[0].optionGroups[0].minChoices: 3 is more than the 2 active options',
    ],
    ['a picture of its own', { picture: 'soup' }, 'items[0]: unknown key "picture"'],
  ])('names the field of %s', (_, wrong, message) => {
    expect(() => menuOf([{ ...soup, ...wrong }])).toThrow(`01-soups.json: ${message}`);
  });

  it('refuses an id that another dish of the menu has', () => {
    expect(() => menuOf([soup, soup])).toThrow('01-soups.json: items: duplicate id "soup"');
  });

  it('refuses hours that are none', () => {
    const hours = (text: string) => () =>
      menuOf([soup], { availability: { type: 'visibility', hours: [text] } });
    expect(hours('mornings')).toThrow('availability.hours[0]: must read like');
    expect(hours('1-5 08:00-25:00')).toThrow('availability.hours[0]: is no time of a week');
  });

  it('names a file that is no JSON', () => {
    menuOf([soup]);
    writeFileSync(join(folder, 'menu/02-broken.json'), '{');
    expect(() => readMenu(folder)).toThrow('02-broken.json: ');
  });
});
