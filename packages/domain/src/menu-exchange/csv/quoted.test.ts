import { readCsv } from '@tableside/testkit/read-csv.ts';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../formats/own-json.ts';
import { mergeMenu } from '../merge/merge.ts';
import { readFile } from '../read-file.ts';
import { quoted } from './quoted.ts';

describe('what a problem quotes of what it read', () => {
  it.each([
    ['4,5O', '4,5O'],
    [' 4,5O ', '4,5O'],
    ['', null],
    ['   ', null],
    [4.5, '4.5'],
    [0, '0'],
    [false, 'false'],
    [undefined, null],
    [null, null],
    [{ price: 4 }, null],
    [['4'], null],
    ['<b>4</b>', '<b>4</b>'],
    ['4\r\n5\t6', '4  5 6'],
    ['4,50\u200B', '4,50\uFFFD'],
    ['4,50\u200D', '4,50\uFFFD'],
    ['\u202E05,4', '\uFFFD05,4'],
    ['4\u0007\u001B[31m', '4\uFFFD\uFFFD[31m'],
    ['👩🏽\u200D🍳 soup', '👩🏽\u200D🍳 soup'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(40)}…`],
    ['🍲'.repeat(500), `${'🍲'.repeat(40)}…`],
    [`${'x'.repeat(39)} and more`, `${'x'.repeat(39)}…`],
  ])('%j is quoted as %j', (value, text) => expect(quoted(value)).toBe(text));
});

/** Knows no station but words, and no field `note`. */
const shape: Shape<never> = value => {
  const { station, note } = value as { readonly station?: unknown; readonly note?: unknown };
  if (note !== undefined) return { wrong: ['note'] };
  return typeof station === 'string' ? { value: value as never } : { wrong: ['station'] };
};
const reading = { main: 'en', currency: { code: 'EUR', decimals: 2 } };
const problemsOf = (text: string) => {
  const asItIs = (value: unknown) => ({ value: value as never });
  const file = readFile(text, {
    reading,
    rowsOf: readCsv,
    shapes: { tag: asItIs, category: asItIs, item: shape },
  });
  if ('unreadable' in file) throw new Error(file.unreadable);
  const { problems } = mergeMenu({ tags: [], categories: [] }, file.menu, reading);
  return problems.map(({ field, reason, value }) => [field, reason, value]);
};

const HEAD = 'kind,id,category,name,name (lt),price,lower price,tags,allergens,popular,min';
const table = (...rows: readonly string[]) => [HEAD, ...rows].join('\n');
const ours = (item: object) => {
  const categories = [{ id: 'c', name: { en: 'Food' }, items: [item] }];
  return JSON.stringify({ tableside_menu: 1, currency: 'EUR', menu: { categories } });
};
const title = (en: string) => ({ title: { translations: { en } } });
const uber = (dish: object, more: object = {}) =>
  JSON.stringify({
    categories: [{ id: 'c', ...title('Food'), entities: [{ id: 'a' }] }],
    items: [{ id: 'a', ...title('Soup'), price_info: { price: 450 }, ...dish }],
    ...more,
  });
const schema = (dish: object) =>
  JSON.stringify({ '@type': 'Menu', name: 'Food', hasMenuItem: [{ name: 'Soup', ...dish }] });
const square = (row: string) => ['Item Name,Variation Name,Price,Modifier Set - Milk', row].join('\n');

describe('a problem says what was read', () => {
  it.each([
    ['a price', table(',,A,Soup,,"4,5O",,,,,'), 'price', 'amount', '4,5O'],
    ['other money', table(',,A,Soup,,5 USD,,,,,'), 'price', 'currency', '5 USD'],
    ['a kind', table('dessert,,A,Soup,,5,,,,,'), 'kind', 'form', 'dessert'],
    [
      'the unknown allergens alone',
      table(',,A,Soup,,5,,,"milk, Wheat, egg",,'),
      'allergens',
      'unknown',
      'Wheat, egg',
    ],
    ['the unknown tags', table(',,A,Soup,,5,,"Vegan, Hot",,,'), 'tags', 'unknown', 'Vegan, Hot'],
    ['neither yes nor no', table(',,A,Soup,,5,,,,maybe,'), 'popular', 'form', 'maybe'],
    [
      'a rate that no venue can have',
      'category,name,price,vat rate\nA,Soup,5,21 %',
      'vat rate',
      'form',
      '21 %',
    ],
    ['a formula', table(',,A,=1+1,,5,,,,,'), 'name', 'formula', '=1+1'],
    ['the line behind an open quote', table(',,A,"Soup,,5,,,,,'), 'name', 'quote', '"Soup,,5,,,,,'],
    [
      'a long name',
      table(`,,A,Soup,${'x'.repeat(200)},5,,,,,`),
      'name (lt)',
      'too_long',
      `${'x'.repeat(40)}…`,
    ],
    ['a lower price that is higher', table(',,A,Soup,,5,"6,50",,,,'), 'lower price', 'above_price', '6.50'],
    ['nothing where there is nothing', table(',,A,Soup,,,,,,,'), 'price', 'required', null],
    ['what there is too much of', table(`,,A,Soup,,5,,"${'t,'.repeat(41)}",,,`), 'tags', 'too_many', '41'],
    ['ours: other money', '{"tableside_menu":1,"currency":"USD","menu":{}}', 'currency', 'currency', 'USD'],
    ['ours: a number for a word', ours({ station: 5 }), 'station', 'form', '5'],
    ['ours: nothing for a word', ours({}), 'station', 'required', null],
    ['ours: more than a word can say', ours({ station: { a: 1 } }), 'station', 'form', null],
    ['ours: a field that no menu has', ours({ note: 'hot' }), 'note', 'form', 'hot'],
    ['Uber: a price', uber({ price_info: { price: '4.50' } }), 'price_info', 'amount', '4.50'],
    ['Uber: no price', uber({ price_info: {} }), 'price_info', 'required', null],
    [
      'Uber: a question',
      uber({ modifier_group_ids: { ids: ['milk'] } }),
      'modifier_group_ids',
      'unknown',
      'milk',
    ],
    [
      'Uber: an option',
      uber(
        { modifier_group_ids: { ids: ['g'] } },
        { modifier_groups: [{ id: 'g', ...title('Milk'), modifier_options: [{ id: 'oat' }] }] },
      ),
      'modifier_options',
      'unknown',
      'oat',
    ],
    ['schema.org: a price', schema({ offers: { price: 'ask' } }), 'price', 'amount', 'ask'],
    ['schema.org: no price', schema({ offers: {} }), 'price', 'required', null],
    [
      'schema.org: other money',
      schema({ offers: { priceCurrency: 'USD' } }),
      'priceCurrency',
      'currency',
      'USD',
    ],
    [
      'schema.org: what is added',
      schema({ offers: { price: 5 }, menuAddOn: { name: 'Bread' } }),
      'menuAddOn',
      'unsupported',
      'Bread',
    ],
    ['Square: a price', square('Soup,Regular,variable,'), 'Price', 'amount', 'variable'],
    ['Square: other money', square('Soup,Regular,5 USD,'), 'Price', 'currency', '5 USD'],
    ['Square: a question', square('Soup,Regular,5,Yes'), 'Modifier Set - Milk', 'unsupported', 'Yes'],
    ['Square: a formula', square('=A1,Regular,5,'), 'Item Name', 'formula', '=A1'],
  ])('%s', (_, text, field, reason, value) => expect(problemsOf(text)[0]).toEqual([field, reason, value]));

  it('goes through the file from its first row to its last, and names the parts of a dish as a table does', () => {
    const rows = [
      'item,A,Soup,,5,9,,',
      'item,A,Pie,,cheap,,,',
      'item,A,Pizza,,5,,,',
      `variation,,Small,${'x'.repeat(121)},4,,,`,
      'choose one,,Crust,,,,,',
      'choose several,,Top,,,,4,3',
      `option,,${'y'.repeat(121)},,,,,`,
    ];
    const text = ['kind,category,name,name (lt),price,lower price,min,max', ...rows].join('\n');
    expect(problemsOf(text)).toEqual([
      ['lower price', 'above_price', '9.00'],
      ['price', 'amount', 'cheap'],
      ['variation 1, name (lt)', 'too_long', `${'x'.repeat(40)}…`],
      ['question 1, min', 'limits', '1'],
      ['question 1, option', 'empty', null],
      ['question 2, min', 'limits', '4'],
      ['question 2, option 1, name', 'too_long', `${'y'.repeat(40)}…`],
    ]);
  });

  it('quotes the id of a dish that is there twice, or its name where it has none', () => {
    const rows = ['x,Wine,One,5', 'x,Wine,Two,6', ',Wine,Red,7', ',Wine,Red,8'];
    expect(problemsOf(['id,category,name,price', ...rows].join('\n'))).toEqual([
      ['id', 'duplicate', 'x'],
      ['name', 'duplicate', 'Red'],
    ]);
  });

  it('shows no more of a name than can be read, and nothing hidden in it', () => {
    const file = readFile(table(`,,A,${'x'.repeat(4000)}\u0007,,cheap,,,,,`), {
      reading,
      rowsOf: readCsv,
      shapes: { tag: shape, category: shape, item: shape },
    });
    if ('unreadable' in file) throw new Error(file.unreadable);
    const [problem] = mergeMenu({ tags: [], categories: [] }, file.menu, reading).problems;
    expect(problem).toMatchObject({ field: 'price', value: 'cheap', name: `${'x'.repeat(120)}…` });
  });
});
