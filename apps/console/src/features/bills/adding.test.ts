import { isComplete, missingGroups } from '@tableside/contract/dish-choice';
import type { Menu, MenuItem } from '@tableside/contract/http/menu';
import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { isPlain, listPrice, priceOfDish } from './dish.ts';
import { addLine, dishLine, draftPieces, draftTotal, MOST_PIECES, setQuantity, wordsLine } from './draft.ts';
import { findDishes } from './find-dishes.ts';
import { againstMenu } from './menu-changes.ts';

const option = (id: string, markup: number) => ({
  id,
  name: id,
  markup,
  loyalty_markup: null,
  is_default: false,
  in_stock: true,
  active: true,
  allergens: [],
});
const dish = (name: string, changes: Partial<MenuItem> = {}): MenuItem => ({
  id: name,
  name,
  description: '',
  photo: null,
  thumbnail: null,
  lqip: null,
  popular: false,
  price: 8,
  discounted_price: null,
  loyalty_price: 6,
  tags: [],
  restaurant_tags: [],
  allergens: [],
  is_special_deal: false,
  variations: [],
  in_stock: true,
  option_groups: [],
  category: 'c',
  categoryHash: 'c',
  subcategory: null,
  ...changes,
});
const variation = (id: string, price: number, in_stock = true) => ({
  id,
  name: id,
  price,
  loyalty_price: null,
  in_stock,
});
const pizza = dish('Pizza', {
  variations: [variation('small', 8), variation('large', 11.5), variation('giant', 15, false)],
  option_groups: [
    {
      id: 'crust',
      name: 'Crust',
      type: 'single',
      min_choices: 1,
      max_choices: 1,
      display_full_price: false,
      options: [option('thin', 0), option('thick', 1.5)],
    },
  ],
});
const plain = { variationId: null, selection: {} };
const thick = { variationId: 'large', selection: { crust: ['thick'] } };
const more = { quantity: 2, note: '', decimals: 2 };

describe('a dish on a bill', () => {
  it.each([
    ['costs its price, loyalty is the guest’s', dish('Soup'), plain, 800],
    ['costs its discounted price', dish('Soup', { discounted_price: 7.2 }), plain, 720],
    ['costs its size and options', pizza, thick, 1300],
  ])('%s', (_, of, choice, price) => expect(priceOfDish(of, choice, 2)).toBe(price));

  it('asks for what is missing before it can be added', () => {
    expect(isPlain(pizza)).toBe(false);
    expect(missingGroups(pizza, plain).map(({ id }) => id)).toEqual(['crust']);
    expect(isComplete(pizza, thick)).toBe(true);
    expect(isComplete(pizza, { ...thick, variationId: 'giant' })).toBe(false);
    expect(isComplete(pizza, { ...thick, variationId: null })).toBe(false);
    expect(listPrice(pizza, 2)).toEqual({ price: 800, from: true });
    expect(listPrice(dish('Soup'), 2)).toEqual({ price: 800, from: false });
  });
});

describe('what is gathered before it is written', () => {
  it('counts alike dishes together and tells the server ids and quantities only', () => {
    const line = dishLine(pizza, thick, more);
    const draft = addLine(addLine([], line), line);
    expect(draft.map(({ wire }) => wire)).toEqual([
      { menu_item_id: 'Pizza', variation_id: 'large', option_ids: ['thick'], quantity: 4, note: '' },
    ]);
    expect([draftPieces(draft), draftTotal(draft)]).toEqual([4, 5200]);
    expect(addLine(draft, dishLine(pizza, thick, { ...more, note: 'hot' }))).toHaveLength(2);
  });

  it('takes what the menu does not have by name and price, and gives up a line at zero', () => {
    const draft = addLine([], wordsLine('Cake', minor(500), 1));
    expect(draft[0]?.wire).toEqual({ name: 'Cake', price: 500, quantity: 1 });
    expect(setQuantity(draft, draft[0]?.key ?? '', 0)).toEqual([]);
    const many = setQuantity(draft, draft[0]?.key ?? '', 999);
    expect(many[0]).toMatchObject({ quantity: MOST_PIECES, wire: { quantity: MOST_PIECES } });
  });
});

describe('finding a dish', () => {
  const category = (name: string, items: MenuItem[]): Menu['categories'][number] => ({
    id: name,
    hash: name,
    name,
    description: '',
    type: name === 'Gėrimai' ? 'banner' : 'normal',
    banner: null,
    banner_translations: [],
    hide_untranslated_banners: false,
    age_restricted: false,
    availability: { enabled: false, is_currently_available: true, type: 'availability' },
    show_in_categories_list: true,
    subcategories: [],
    items,
  });
  const menu: Menu = {
    version: 1,
    language: 'lt',
    categories: [
      category('Sriubos', [dish('Šaltibarščiai'), dish('Grybų sriuba')]),
      category('Gėrimai', [dish('Alus'), dish('Nealkoholinis alus')]),
    ],
  };
  const found = (words: string) =>
    findDishes(menu, words).map(({ dishes }) => dishes.map(({ name }) => name));
  it.each([
    [
      '',
      [
        ['Šaltibarščiai', 'Grybų sriuba'],
        ['Alus', 'Nealkoholinis alus'],
      ],
    ],
    ['salti', [['Šaltibarščiai']]],
    ['alus', [['Alus', 'Nealkoholinis alus']]],
    ['alus neal', [['Nealkoholinis alus']]],
    ['sriub gryb', [['Grybų sriuba']]],
    ['pizza', []],
  ])('"%s" finds %o', (words, names) => expect(found(words)).toEqual(names));
});

describe('a line that lay in the pad while the menu changed', () => {
  const asked = { variationId: 'large', selection: { crust: ['thick'] } };
  const line = dishLine(pizza, asked, { quantity: 2, note: 'hot', decimals: 2 });
  const menuOf = (items: readonly MenuItem[]) => ({ categories: [{ items }] });
  const now = (change: Partial<MenuItem>) => againstMenu(line, menuOf([{ ...pizza, ...change }]), 2);
  const [crust] = pizza.option_groups;
  const sauces = crust ? [{ ...crust, id: 'sauce', options: [option('hot', 0)] }] : [];

  it('stays as it was where nothing changed, and before the menu is there', () => {
    expect(now({})).toEqual({ ...line, was: null, gone: false });
    expect(againstMenu(line, undefined, 2)).toEqual({ ...line, was: null, gone: false });
    const words = wordsLine('Cake', minor(350), 1);
    expect(againstMenu(words, menuOf([]), 2)).toEqual({ ...words, was: null, gone: false });
  });

  it('costs what it costs now, and says what it was', () => {
    const dearer = now({ variations: [variation('large', 12.5)] });
    expect(dearer).toMatchObject({ unit: minor(1400), was: minor(1300), gone: false, quantity: 2 });
  });

  it.each([
    ['the dish is no longer on the menu', againstMenu(line, menuOf([]), 2)],
    ['the dish is sold out', now({ in_stock: false })],
    ['its size is gone', now({ variations: [variation('small', 8)] })],
    ['its size is sold out', now({ variations: [variation('large', 11.5, false)] })],
    ['the dish has no sizes any more', now({ variations: [] })],
    ['its option is gone', now({ option_groups: crust ? [{ ...crust, options: [option('thin', 0)] }] : [] })],
    ['there is something new to choose', now({ option_groups: [...pizza.option_groups, ...sauces] })],
  ])('says so where %s', (_, changed) => {
    expect(changed.gone).toBe(true);
  });
});
