import { readCsv } from '@tableside/testkit/read-csv.ts';
import { describe, expect, it } from 'vitest';
import type { DraftMenu } from '../../menu/index.ts';
import { publishable } from '../../menu-edit/index.ts';
import { writeMenuCsv } from '../csv/write-csv.ts';
import { mergeMenu } from '../merge/merge.ts';
import { readFile } from '../read-file.ts';
import { writeSchemaOrg } from './write-schema-org.ts';
import { writeSquare } from './write-square.ts';
import { writeUber } from './write-uber.ts';

const reading = { main: 'en', currency: { code: 'EUR', decimals: 2 } };
const never = () => ({ wrong: [] });
const imported = (text: string) => {
  const file = readFile(text, {
    reading,
    rowsOf: readCsv,
    shapes: { tag: never, category: never, item: never },
  });
  if ('unreadable' in file) throw new Error(file.unreadable);
  return { format: file.format, ...mergeMenu({ tags: [], categories: [] }, file.menu, reading) };
};
const dishesOf = ({ categories }: DraftMenu) =>
  categories.flatMap(({ id, items }) => items.map(item => [id, item.id, item.price]));

const UBER = {
  menus: [{ id: 'm', title: { translations: { en_us: 'All day' } }, category_ids: ['c1'] }],
  categories: [
    {
      id: 'c1',
      title: { translations: { en_us: 'Coffee', lt_lt: 'Kava' } },
      entities: [{ id: 'latte', type: 'ITEM' }, { id: 'gone', type: 'ITEM' }, { id: 'odd' }],
    },
  ],
  items: [
    {
      id: 'latte',
      title: { translations: { en: 'Latte' } },
      description: { translations: { en: 'With milk' } },
      price_info: { price: 350 },
      modifier_group_ids: { ids: ['milk', 'none'] },
    },
    {
      id: 'oat',
      title: { translations: { en: 'Oat milk' } },
      price_info: {
        price: 90,
        overrides: [{ context_type: 'MODIFIER_GROUP', context_value: 'milk', price: 50 }],
      },
    },
    { id: 'odd', title: { translations: { en: 'Odd' } }, price_info: { price: -1 } },
  ],
  modifier_groups: [
    {
      id: 'milk',
      title: { translations: { en: 'Milk' } },
      quantity_info: { quantity: { min_permitted: 1, max_permitted: 1 } },
      modifier_options: [{ id: 'oat', type: 'ITEM' }],
    },
  ],
};

const SCHEMA = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Restaurant',
      hasMenu: {
        '@type': 'Menu',
        hasMenuSection: {
          '@type': 'MenuSection',
          name: 'Food',
          hasMenuItem: {
            '@type': 'MenuItem',
            name: 'Soup',
            offers: { '@type': 'Offer', price: 4.5, priceCurrency: 'EUR' },
          },
          hasMenuSection: [
            {
              name: [
                { '@value': 'Pizza', '@language': 'en' },
                { '@value': 'Picos', '@language': 'lt' },
              ],
              hasMenuItem: [
                {
                  name: 'Margherita',
                  offers: [
                    { name: 'Small', price: '8.00' },
                    { name: 'Large', price: '11.00' },
                  ],
                },
                { name: 'Dear', offers: { price: '9', priceCurrency: 'USD' } },
                { name: 'Priceless' },
              ],
            },
          ],
        },
      },
    },
  ],
};

const SQUARE = [
  'Token,Item Name,Variation Name,SKU,Description,Categories,Price,Archived,Modifier Set - Milk',
  'A1,Latte,Small,,With milk,Drinks > Coffee (#X1),3.50,N,Y',
  'A1,Latte,Large,,With milk,Drinks > Coffee (#X1),4.50,N,N',
  'B2,Soup,Regular,,,Food,5.00,N,N',
  'C3,Fish,Regular,,,Food,variable,N,N',
  'D4,Old,Regular,,,Food,5.00,Y,N',
].join('\r\n');

describe('menus of others', () => {
  it('reads the Uber Eats Menu API v2', () => {
    const { format, document, problems } = imported(JSON.stringify(UBER));
    expect(format).toBe('uber-eats');
    expect(document.categories[0]).toMatchObject({
      id: 'c1',
      name: { en: 'Coffee', lt: 'Kava' },
      items: [
        {
          id: 'latte',
          price: 350,
          description: { en: 'With milk' },
          optionGroups: [{ id: 'milk', type: 'single', options: [{ id: 'oat', markup: 50 }] }],
        },
      ],
    });
    expect(problems.map(({ path, reason, lost }) => [path, reason, lost])).toEqual([
      ['modifier_groups/none', 'unknown', 'value'],
      ['items/gone', 'unknown', 'all'],
      ['items/odd', 'amount', 'all'],
    ]);
  });

  it('says of a dish that is there twice that the first one counts', () => {
    const latte = (price: number) => ({
      id: 'latte',
      title: { translations: { en: 'Latte' } },
      price_info: { price },
    });
    const both = [{ id: 'latte' }, { id: 'latte' }];
    const { document, problems } = imported(
      JSON.stringify({
        categories: [
          { id: 'c1', title: { translations: { en: 'Coffee' } }, entities: both },
          { id: 'c2', title: { translations: { en: 'Morning' } }, entities: [{ id: 'latte' }] },
        ],
        items: [latte(350), latte(-1)],
      }),
    );
    expect(dishesOf(document)).toEqual([['c1', 'latte', 350]]);
    expect(problems.map(({ path, reason, name }) => [path, reason, name])).toEqual([
      ['items/latte', 'duplicate', 'Latte'],
      ['categories/c2', 'duplicate', 'Latte'],
    ]);
  });

  it('does not let shared questions grow beyond what a menu can hold', () => {
    const ids = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
    const thing = (id: string) => ({ id, title: { translations: { en: id } }, price_info: { price: 1 } });
    const file = JSON.stringify({
      categories: [{ ...thing('c'), entities: ids('i', 1000).map(id => ({ id })) }],
      items: [
        ...ids('i', 1000).map(id => ({ ...thing(id), modifier_group_ids: { ids: ids('g', 40) } })),
        ...ids('o', 100).map(thing),
      ],
      modifier_groups: ids('g', 40).map(id => ({
        ...thing(id),
        modifier_options: ids('o', 100).map(option => ({ id: option })),
      })),
    });
    const read = readFile(file, {
      reading,
      rowsOf: readCsv,
      shapes: { tag: never, category: never, item: never },
    });
    expect(read).toEqual({ unreadable: 'too_many' });
  });

  it('reads schema.org', () => {
    const { format, document, problems } = imported(JSON.stringify(SCHEMA));
    expect(format).toBe('schema-org');
    expect(dishesOf(document)).toEqual([
      ['food', 'soup', 450],
      ['food', 'margherita', 800],
    ]);
    expect(document.categories[0]).toMatchObject({
      subcategories: [{ id: 'pizza', name: { en: 'Pizza' } }],
      items: [
        { subcategory: null },
        {
          subcategory: 'pizza',
          variations: [
            { id: 'small', price: 800 },
            { id: 'large', price: 1100 },
          ],
        },
      ],
    });
    expect(problems.map(({ name, reason }) => [name, reason])).toEqual([
      ['Dear', 'currency'],
      ['Priceless', 'required'],
    ]);
  });

  it("reads Square's item library", () => {
    const { format, document, problems } = imported(SQUARE);
    expect(format).toBe('square');
    expect(dishesOf(document)).toEqual([
      ['coffee', 'latte', 350],
      ['food', 'soup', 500],
      ['food', 'old', 500],
    ]);
    expect(document.categories[0]?.items[0]?.variations).toMatchObject([{ price: 350 }, { price: 450 }]);
    expect(document.categories[1]?.items).toMatchObject([{ variations: [] }, { hidden: true }]);
    expect(problems.map(({ row, reason, lost }) => [row, reason, lost])).toEqual([
      [2, 'unsupported', 'value'],
      [5, 'amount', 'all'],
    ]);
  });

  it('reads the forms of one item of Square under tokens of their own, and keeps two items apart that are named alike', () => {
    const { document, problems } = imported(
      [
        'Token,Item Name,Variation Name,Category,Price',
        'T1,Tea,Small,Drinks,3.50',
        'T2,Tea,Large,Drinks,4.50',
        'T3,Beer,Regular,Drinks,5.00',
        'T4,Beer,Regular,Drinks,6.00',
        ',Cocoa,Small,Drinks,3.00',
        ',Cocoa,Large,Drinks,4.00',
      ].join('\n'),
    );
    const [drinks] = document.categories;
    expect(
      drinks?.items.map(({ name, variations }) => [name.en, variations.map(({ price }) => price)]),
    ).toEqual([
      ['Tea', [350, 450]],
      ['Beer', []],
      ['Beer', []],
      ['Cocoa', [300, 400]],
    ]);
    expect(problems).toMatchObject([{ row: 5, field: 'name', reason: 'duplicate', lost: 'nothing' }]);
  });

  it('finds nothing changed in what it wrote of a dish with a lower price, or with allergens in an order of their own', () => {
    const { document } = imported(
      ['category,name,price,lower price,allergens', 'Food,Soup,39,34,"milk, gluten"', 'Food,Tea,3,,'].join(
        '\n',
      ),
    );
    const categories = document.categories.map(category => ({
      ...category,
      items: category.items.map(item => ({ ...item, allergens: item.allergens.toReversed() })),
    }));
    const menu = { ...document, categories };
    for (const text of [
      writeMenuCsv(menu, reading),
      writeSquare(publishable(menu), reading),
      JSON.stringify(writeSchemaOrg(publishable(menu), 'Menu', reading)),
    ]) {
      const file = readFile(text, {
        reading,
        rowsOf: readCsv,
        shapes: { tag: never, category: never, item: never },
      });
      if ('unreadable' in file) throw new Error(file.unreadable);
      expect(mergeMenu(menu, file.menu, reading).document).toEqual(menu);
    }
  });

  it('reads what it wrote, as far as each format goes', () => {
    const { document } = imported(
      [
        'kind,category,subcategory,name,price,description',
        'item,Food,Warm,Soup,4.50,Good',
        'item,Food,,Pizza,8,',
        'variation,,,Small,8,',
        'variation,,,Large,11,',
        'choose several,,,Toppings,,',
        'option,,,Olives,1,',
      ].join('\n'),
    );
    const uber = imported(JSON.stringify(writeUber(publishable(document), 'Menu', 'en', { en: 'Size' })));
    expect(uber.problems).toEqual([]);
    expect(uber.document.categories[0]?.items).toMatchObject([
      { id: 'soup', price: 450 },
      {
        id: 'pizza',
        price: 800,
        optionGroups: [
          { type: 'single', name: { en: 'Size' }, options: [{ markup: 0 }, { markup: 300 }] },
          { type: 'multiple', options: [{ name: { en: 'Olives' }, markup: 100 }] },
        ],
      },
    ]);
    const schema = imported(JSON.stringify(writeSchemaOrg(publishable(document), 'Menu', reading)));
    const withoutOptions = document.categories.map(category => ({
      ...category,
      items: category.items.map(item => ({ ...item, optionGroups: [] })),
    }));
    const sorted = (items: DraftMenu['categories'][number]['items'] = []) =>
      [...items].sort((a, b) => a.id.localeCompare(b.id));
    expect(schema.problems).toEqual([]);
    expect(sorted(schema.document.categories[0]?.items)).toEqual(sorted(withoutOptions[0]?.items));
    const square = imported(writeSquare(publishable(document), reading));
    expect(square.problems).toEqual([]);
    expect(dishesOf(square.document)).toEqual(dishesOf(document));
  });
});
