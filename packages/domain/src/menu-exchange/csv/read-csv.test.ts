import { readCsv } from '@tableside/testkit/read-csv.ts';
import { describe, expect, it } from 'vitest';
import type { DraftMenu } from '../../menu/index.ts';
import { checkMenu } from '../../menu-edit/index.ts';
import { mergeMenu } from '../merge/merge.ts';
import { readFile } from '../read-file.ts';

const reading = { main: 'en', currency: { code: 'EUR', decimals: 2 } };
const never = () => ({ wrong: [] });
const shapes = { tag: never, category: never, item: never };
const EMPTY: DraftMenu = { tags: [], categories: [] };

const read = (lines: readonly string[]) => {
  const file = readFile(lines.join('\n'), { reading, rowsOf: readCsv, shapes });
  if ('unreadable' in file) throw new Error(file.unreadable);
  return file.menu;
};
const imported = (lines: readonly string[], into = EMPTY) => mergeMenu(into, read(lines), reading);

describe('a menu as a table', () => {
  it('needs no more than names and prices; a category stands until the next one is named', () => {
    const { document, problems } = imported([
      'Category;Name;Price',
      'Soups;Tomato soup;4,50',
      ';Šaltibarščiai;5',
      'Drinks;Beer;6,00',
    ]);
    expect(problems).toEqual([]);
    expect(
      document.categories.map(({ id, items }) => [id, items.map(item => [item.id, item.price])]),
    ).toEqual([
      [
        'soups',
        [
          ['tomato-soup', 450],
          ['saltibarsciai', 500],
        ],
      ],
      ['drinks', [['beer', 600]]],
    ]);
  });

  it('has variations, questions and options in the rows below a dish', () => {
    const { document, problems } = imported([
      'kind,category,name,name (lt),price,min,max,default,allergens',
      'item,Pizza,Margherita,Margarita,,,,,"gluten, milk"',
      'variation,,Small,Maža,8,,,,',
      'variation,,Large,,11.50,,,,',
      'choose one,,Crust,,,,,,',
      'option,,Thin,,,,,yes,',
      'option,,Stuffed,,2,,,,milk',
      'choose several,,Toppings,,,0,2,,',
      'option,,Olives,,1,,,,',
    ]);
    expect(problems).toEqual([]);
    expect(document.categories[0]?.items[0]).toMatchObject({
      price: 800,
      allergens: ['gluten', 'milk'],
      variations: [
        { id: 'small', name: { en: 'Small', lt: 'Maža' }, price: 800 },
        { id: 'large', price: 1150 },
      ],
      optionGroups: [
        {
          type: 'single',
          minChoices: 1,
          maxChoices: 1,
          options: [
            { id: 'thin', markup: 0, isDefault: true },
            { id: 'stuffed', markup: 200, allergens: ['milk'] },
          ],
        },
        { type: 'multiple', minChoices: 0, maxChoices: 2, options: [{ id: 'olives', markup: 100 }] },
      ],
    });
  });

  it.each([
    ['no name', 'item,A,,5,', 'name', 'required', 'all'],
    ['no price', 'item,A,Soup,,', 'price', 'required', 'all'],
    ['a price that is none', 'item,A,Soup,cheap,', 'price', 'amount', 'all'],
    ['a name nobody can read', `item,A,${'x'.repeat(121)},5,`, 'name', 'too_long', 'all'],
    ['a kind nobody knows', 'dessert,A,Soup,5,', 'kind', 'form', 'all'],
    ['an option below nothing', 'option,A,Soup,5,', 'kind', 'alone', 'all'],
    ['an allergen nobody knows', 'item,A,Soup,5,wheat', 'allergens', 'unknown', 'all'],
    ['a price in other money', 'item,A,Soup,5 USD,', 'price', 'currency', 'all'],
    ['a quote that is not closed', 'item,A,"Soup,5,', 'name', 'quote', 'all'],
    ['a cell that is calculated', 'item,A,=HYPERLINK(1),5,', 'name', 'formula', 'all'],
  ])('says in which row there is %s, and keeps the others', (_, line, field, reason, lost) => {
    const { document, problems } = imported(['kind,category,name,price,allergens', line, 'item,A,Good,5,']);
    expect(problems).toMatchObject([{ row: 2, field, reason, lost }]);
    expect(document.categories.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['good']);
  });

  it('takes a dish without a tag that nobody knows, and says so', () => {
    const { document, problems } = imported(['category,name,price,tags', 'A,Soup,5,Vegan']);
    expect(problems).toMatchObject([{ row: 2, field: 'tags', reason: 'unknown', lost: 'value' }]);
    expect(document.categories[0]?.items).toMatchObject([{ id: 'soup', tags: [] }]);
  });

  it('says nothing about allergens with an empty cell, and "none" with the word', () => {
    const { document } = imported(['category,name,price,allergens', 'A,Soup,5,', 'A,Water,2,none']);
    const [soup, water] = document.categories[0]?.items ?? [];
    expect(soup).not.toHaveProperty('allergensStated');
    expect(water).toMatchObject({ allergens: [], allergensStated: true });
  });

  it.each([
    ['too_many', ['name,category,price', ...Array.from({ length: 5001 }, (_, at) => `D${at},A,1`)]],
    ['too_many', ['kind,name,price', ...Array.from({ length: 501 }, (_, at) => `category,C${at},`)]],
    ['columns', ['hello']],
    ['quote', ['name,"price', 'Soup,4']],
    ['encoding', ['name,price', 'a\u0000b,2']],
    ['json', ['{"menus": [']],
    ['columns', ['{"hello": 1}']],
    ['depth', [`${'['.repeat(3000)}${']'.repeat(3000)}`]],
    ['key', ['{"items": [], "categories": [], "__proto__": {"polluted": true}}']],
  ])('refuses a whole file: %s', (unreadable, lines) => {
    expect(readFile(lines.join('\n'), { reading, rowsOf: readCsv, shapes })).toEqual({ unreadable });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a table over the menu that is there', () => {
  const { document } = imported([
    'id,kind,category,name,name (lt),description,price,lower price,popular,allergens',
    'soup,,Food,Soup,Sriuba,Good,4.50,4.00,yes,celery',
    'pizza,,Food,Pizza,Pica,,9,,,gluten',
    'small,variation,,Small,,,8,,,',
    'beer,,Drinks,Beer,Alus,,5,,,',
  ]);
  const over = (...lines: readonly string[]) => imported(lines, document);

  it('changes what it speaks of and leaves the rest', () => {
    const { document: after, items } = over('category,name,price', 'food, Soup ,4.80');
    expect(after.categories[0]?.items[0]).toEqual({ ...document.categories[0]?.items[0], price: 480 });
    expect(after.categories[0]?.items.slice(1)).toEqual(document.categories[0]?.items.slice(1));
    expect(items).toEqual(['soup']);
  });

  it('renames by id, keeps variations that it does not list, and ends a lower price with an empty cell', () => {
    const { document: after } = over(
      'id,category,name,price,lower price',
      'soup,Food,Broth,4.50,',
      'pizza,Food,Pizza,9,',
    );
    expect(after.categories[0]?.items).toMatchObject([
      { id: 'soup', name: { en: 'Broth', lt: 'Sriuba' }, discountedPrice: null },
      { id: 'pizza', variations: [{ id: 'small' }] },
    ]);
  });

  it('moves a dish whose category is another one', () => {
    const { document: after } = over('id,category,name,price', 'beer,Food,Beer,5');
    expect(after.categories.map(({ items }) => items.map(({ id }) => id))).toEqual([
      ['soup', 'pizza', 'beer'],
      [],
    ]);
  });

  it('takes no dish that is to be left', () => {
    const lines = ['category,name,price', 'Food,Soup,9', 'Sweets,Cake,5', 'Food,Bread,1'];
    const { document: after, items } = mergeMenu(document, read(lines), reading, new Set(['soup', 'cake']));
    expect(items).toEqual(['soup', 'bread', 'cake']);
    expect(after.categories.map(({ id, items: dishes }) => [id, dishes.map(({ price }) => price)])).toEqual([
      ['food', [450, 900, 100]],
      ['drinks', [500]],
    ]);
  });

  it('does not take a heading along into a category that has none of it', () => {
    const under = imported(['id,category,subcategory,name,price', 'soup,Food,Warm,Soup,4.50']);
    const { document: after } = imported(['id,category,name,price', 'soup,Other,Soup,5'], under.document);
    expect(after.categories[1]?.items).toMatchObject([{ id: 'soup', subcategory: null }]);
    expect(checkMenu(after, 'en')).toEqual([]);
  });

  it('leaves a dish out that has more options than it can', () => {
    const options = Array.from({ length: 101 }, (_, at) => `option,,O${at},`);
    const { problems, items } = over(
      'kind,category,name,price',
      ',Food,Soup,4',
      'choose several,,All,',
      ...options,
    );
    expect(problems).toMatchObject([{ row: 2, field: 'option', reason: 'too_many' }]);
    expect(items).toEqual([]);
  });

  it('takes one id once, the first time as the second: what comes again changes no other dish', () => {
    const lines = ['id,category,name,price', 'x,Wine,One,5', 'x,Beer,Two,6'];
    const first = imported(lines);
    const twice = [{ row: 3, reason: 'duplicate', lost: 'all' }];
    expect(first.problems).toMatchObject(twice);
    const again = imported(lines, first.document);
    expect(again.problems).toMatchObject(twice);
    expect(again.document).toEqual(first.document);
  });

  describe('of dishes of one name in a category, without ids', () => {
    const WINES = ['category,name,price', 'Wine,House red,4', 'Wine,House white,5', 'Wine,house  RED,9'];
    const priced = ({ categories }: DraftMenu) =>
      categories.flatMap(({ items }) => items.map(({ id, price }) => `${id} ${price}`));
    const wines = imported(WINES).document;
    const twins = [{ row: 4, field: 'name', reason: 'duplicate', name: 'house  RED', lost: 'nothing' }];

    it('takes each as a dish where they are new, and names the second', () => {
      expect(imported(WINES).problems).toMatchObject(twins);
      expect(priced(wines)).toEqual(['house-red 400', 'house-white 500', 'house-red-2 900']);
    });

    it('means each in its turn where there are as many', () => {
      const again = imported(WINES, wines);
      expect(again.problems).toMatchObject(twins);
      expect(again.document).toEqual(wines);
      const dearer = imported(['category,name,price', 'Wine,House red,6', 'Wine,House red,8'], wines);
      expect(priced(dearer.document)).toEqual(['house-red 600', 'house-white 500', 'house-red-2 800']);
    });

    it.each([
      ['fewer', ['Wine,House red,6'], [[2, 'all']], ['house-red 400', 'house-white 500', 'house-red-2 900']],
      [
        'more',
        ['Wine,House red,6', 'Wine,House red,7', 'Wine,House red,8'],
        [
          [3, 'nothing'],
          [4, 'all'],
        ],
        ['house-red 600', 'house-white 500', 'house-red-2 700'],
      ],
    ])('leaves out what cannot be told where there are %s', (_, rows, named, after) => {
      const { document: now, problems } = imported(['category,name,price', ...rows], wines);
      expect(problems.map(({ row, lost }) => [row, lost])).toEqual(named);
      expect(problems.every(({ reason }) => reason === 'duplicate')).toBe(true);
      expect(priced(now)).toEqual(after);
    });

    it('means the one that no other row names by its id', () => {
      const rows = ['id,category,name,price', ',Wine,House red,6', 'house-red,Wine,House red,7'];
      const { document: now, problems } = imported(rows, wines);
      expect(problems).toEqual([]);
      expect(priced(now)).toEqual(['house-red 700', 'house-white 500', 'house-red-2 600']);
    });
  });

  it('takes one dish of the menu once', () => {
    const { problems } = over('category,name,price', 'Food,Soup,4', 'Food,Soup,5');
    expect(problems).toMatchObject([{ row: 3, reason: 'duplicate', name: 'Soup', lost: 'all' }]);
  });

  it('gives nothing away by a 0 of a file, and takes the word for it', () => {
    const { document, problems } = imported([
      'kind,category,name,price,lower price',
      'item,Food,Water,free,',
      'item,Food,Soup,0.00,',
      'item,Food,Bread,nemokamai,',
      'item,Food,Steak,20,0',
      'item,Food,Tea,,',
      'variation,,Small,0,',
      'variation,,Large,3.-,',
    ]);
    const [food] = document.categories;
    expect(
      food?.items.map(({ id, price, free, discountedPrice }) => [id, price, free ?? false, discountedPrice]),
    ).toEqual([
      ['water', 0, true, null],
      ['soup', null, false, null],
      ['bread', 0, true, null],
      ['steak', 2000, false, null],
      ['tea', 300, false, null],
    ]);
    expect(food?.items[4]?.variations.map(({ price }) => price)).toEqual([null, 300]);
    expect(problems.map(({ row, field, reason, lost }) => [row, field, reason, lost])).toEqual([
      [3, 'price', 'free', 'value'],
      [5, 'lower price', 'free', 'value'],
      [6, 'variation 1, price', 'free', 'value'],
    ]);
    const again = imported(['category,name,price', 'Food,Water,0', 'Food,Soup,4.5'], document);
    expect(again.problems, 'what is free already is no news').toEqual([]);
    const priced = imported(['category,name,price', 'Food,Water,1.50'], document).document.categories[0]
      ?.items[0];
    expect(priced).toMatchObject({ price: 150 });
    expect(priced).not.toHaveProperty('free');
  });

  describe('over sizes and answers with prices', () => {
    const head = 'kind,category,name,price';
    const rows = (large: string, ham: string, rare: string) => [
      head,
      'item,Food,Pizza,9',
      'variation,,Small,9',
      `variation,,Large,${large}`,
      'choose several,,Extras,',
      `option,,Ham,${ham}`,
      `option,,Rare,${rare}`,
    ];
    const { document: menu } = imported(rows('12', '1.50', ''));
    const over = (large: string, ham: string, rare = '') => {
      const { document, problems } = imported(rows(large, ham, rare), menu);
      const [pizza] = document.categories[0]?.items ?? [];
      return {
        prices: [
          ...(pizza?.variations ?? []).map(({ id, price }) => `${id} ${price}`),
          ...(pizza?.optionGroups[0]?.options ?? []).map(({ id, markup }) => `${id} ${markup}`),
        ],
        problems: problems.map(({ field, reason, lost }) => `${field} ${reason} ${lost}`),
      };
    };
    const same = ['small 900', 'large 1200', 'ham 150', 'rare 0'];

    it.each<[string, string, string, string[], string[]]>([
      ['empty', '', '', same, []],
      ['a 0', '12', '0.00', same, ['question 1, option 1, price free value']],
      ['the word for it', '12', 'free', ['small 900', 'large 1200', 'ham 0', 'rare 0'], []],
      ['no price at all', '12', 'l.50', same, ['price amount all']],
      [
        'no price at all in a size',
        'twelve',
        '2',
        ['small 900', 'large 1200', 'ham 200', 'rare 0'],
        ['price amount all'],
      ],
      ['a formula', '=6*2', '2', ['small 900', 'large 1200', 'ham 200', 'rare 0'], ['price formula all']],
    ])('takes none of them away by a cell with %s', (_, large, ham, prices, problems) => {
      expect(over(large, ham)).toEqual({ prices, problems });
    });

    it('asks about no answer that adds nothing, as most do', () => {
      expect(over('12', '1.50', '0')).toEqual({ prices: same, problems: [] });
      expect(imported([...rows('12', '0', '0.00'), 'option,,Blue,nemokamai']).problems).toEqual([]);
    });

    it('leaves a question as it is whose row cannot be read', () => {
      const wrong = rows('12', '1.50', '').map(row => (row.startsWith('choose') ? `${row},many` : `${row},`));
      const { document, problems } = imported([`${head},max`, ...wrong.slice(1)], menu);
      expect(document.categories[0]?.items[0]?.optionGroups).toEqual(
        menu.categories[0]?.items[0]?.optionGroups,
      );
      expect(problems[0]).toMatchObject({ row: 5, field: 'max', reason: 'number' });
    });

    it('leaves a new one out whose price cannot be read', () => {
      const { document, problems } = imported([...rows('12', '1.50', ''), 'option,,Egg,l.-'], menu);
      const [pizza] = document.categories[0]?.items ?? [];
      expect(pizza?.optionGroups[0]?.options.map(({ id }) => id)).toEqual(['ham', 'rare']);
      expect(problems).toMatchObject([{ row: 8, field: 'price', reason: 'amount', lost: 'all' }]);
    });
  });
});
