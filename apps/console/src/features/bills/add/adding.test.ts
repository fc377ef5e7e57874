import { isComplete, missingGroups } from '@tableside/contract/dish-choice';
import type { MenuItem } from '@tableside/contract/http/menu';
import { minor } from '@tableside/domain/money';
import { describe, expect, it } from 'vitest';
import { aDish, aMenu, anOption, aQuestion } from '../../../testing/menu-samples.ts';
import {
  addLine,
  atSeat,
  dishLine,
  draftPieces,
  draftTotal,
  MAX_PIECES,
  setQuantity,
  wordsLine,
} from '../pad/draft.ts';
import { isAnswered, isPlain, listPrice, priceOfDish, questionsOf, startChoice } from './dish.ts';
import { findDishes } from './find-dishes.ts';
import { againstMenu } from './menu-changes.ts';

const variation = (id: string, price: number, in_stock = true) => ({
  id,
  name: id,
  price,
  loyalty_price: null,
  in_stock,
});
const pizza = aDish('Pizza', {
  variations: [variation('small', 8), variation('large', 11.5), variation('giant', 15, false)],
  option_groups: [
    {
      id: 'crust',
      name: 'Crust',
      type: 'single',
      min_choices: 1,
      max_choices: 1,
      display_full_price: false,
      options: [anOption('thin', 0), anOption('thick', 1.5)],
    },
  ],
});
const plain = { variationId: null, selection: {} };
const thick = { variationId: 'large', selection: { crust: ['thick'] } };
const more = { quantity: 2, note: '', decimals: 2 };

describe('a dish on a bill', () => {
  it.each([
    ['costs its price, loyalty is the guest’s', aDish('Soup'), plain, 800],
    ['costs its discounted price', aDish('Soup', { discounted_price: 7.2 }), plain, 720],
    ['costs its size and options', pizza, thick, 1300],
  ])('%s', (_, of, choice, price) => expect(priceOfDish(of, choice, 2)).toBe(price));

  it('asks for what is missing before it can be added', () => {
    expect(isPlain(pizza)).toBe(false);
    expect(missingGroups(pizza, plain).map(({ id }) => id)).toEqual(['crust']);
    expect(isComplete(pizza, thick)).toBe(true);
    expect(isComplete(pizza, { ...thick, variationId: 'giant' })).toBe(false);
    expect(isComplete(pizza, { ...thick, variationId: null })).toBe(false);
    expect(listPrice(pizza, 2)).toEqual({ price: 800, from: true });
    expect(listPrice(aDish('Soup'), 2)).toEqual({ price: 800, from: false });
  });

  it('is listed at what its cheapest answers come to, where nothing is had without them', () => {
    const base = { ...aQuestion('base', []), options: [anOption('rice', 9.5), anOption('salad', 8)] };
    const bowl = aDish('Bowl', { price: 0, option_groups: [base] });
    expect(listPrice(bowl, 2)).toEqual({ price: 800, from: true });
    const chosen = { ...base, options: base.options.map((each, at) => ({ ...each, is_default: at === 0 })) };
    expect(listPrice({ ...bowl, option_groups: [chosen] }, 2)).toEqual({ price: 950, from: false });
  });
});

describe('what a dish asks before it is in the pad', () => {
  const steak = aDish('Steak', {
    option_groups: [
      aQuestion('sauce', ['pepper', 'none']),
      aQuestion('done', ['rare', 'well']),
      { ...aQuestion('extra', ['egg']), type: 'multiple', min_choices: 0, max_choices: 3 },
    ],
  });
  it.each([
    [
      'nothing, where all there is are extras',
      aDish('Soup', {
        option_groups: [{ ...aQuestion('extra', ['bread']), type: 'multiple', min_choices: 0 }],
      }),
    ],
    [
      'nothing, where one size is left',
      aDish('Beer', { variations: [variation('small', 3), variation('large', 5, false)] }),
    ],
    [
      'nothing, where the venue chose beforehand',
      aDish('Tea', {
        option_groups: [{ ...aQuestion('milk', []), options: [{ ...anOption('no'), is_default: true }] }],
      }),
    ],
  ])('%s', (_, plainDish) => {
    expect(isPlain(plainDish)).toBe(true);
    expect(questionsOf(plainDish)).toEqual({ size: false, groups: [] });
  });

  it('its sizes, and the groups that lack an answer; the last answer ends the asking, whatever extras there are', () => {
    expect(questionsOf(pizza)).toEqual({ size: true, groups: ['crust'] });
    expect(questionsOf(steak)).toEqual({ size: false, groups: ['sauce', 'done'] });
    const start = startChoice(steak);
    const once = { ...start, selection: { ...start.selection, sauce: ['none'] } };
    expect(isAnswered(steak, once)).toBe(false);
    expect(isAnswered(steak, { ...once, selection: { ...once.selection, done: ['rare'] } })).toBe(true);
  });

  it('never ends by itself where a question takes several answers', () => {
    const bowl = aDish('Bowl', {
      option_groups: [{ ...aQuestion('base', ['rice', 'kale']), type: 'multiple', max_choices: 2 }],
    });
    expect(isAnswered(bowl, { variationId: null, selection: { base: ['rice'] } })).toBe(false);
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

  it('keeps apart what is for different seats, and takes a line from one seat to another or back to the table', () => {
    const soup = dishLine(aDish('Soup'), startChoice(aDish('Soup')), { quantity: 1, note: '', decimals: 2 });
    const draft = [null, 1, 2, 1].reduce((all, seat) => addLine(all, atSeat(soup, seat)), addLine([], soup));
    expect(draft.map(({ quantity, wire }) => [quantity, wire.seat ?? null])).toEqual([
      [2, null],
      [2, 1],
      [1, 2],
    ]);
    expect(atSeat(atSeat(soup, 1), 2)).toEqual(atSeat(soup, 2));
    expect(atSeat(atSeat(soup, 1), null).key).toBe(soup.key);
  });

  it('takes what the menu does not have by name and price, and gives up a line at zero', () => {
    const draft = addLine([], wordsLine('Cake', minor(500), 1));
    expect(draft[0]?.wire).toEqual({ name: 'Cake', price: 500, quantity: 1 });
    expect(setQuantity(draft, draft[0]?.key ?? '', 0)).toEqual([]);
    const many = setQuantity(draft, draft[0]?.key ?? '', 999);
    expect(many[0]).toMatchObject({ quantity: MAX_PIECES, wire: { quantity: MAX_PIECES } });
  });
});

describe('finding a dish', () => {
  const menu = aMenu({
    Sriubos: [aDish('Šaltibarščiai'), aDish('Grybų sriuba')],
    Gėrimai: [aDish('Alus'), aDish('Nealkoholinis alus')],
  });
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
  const sauces = crust ? [{ ...crust, id: 'sauce', options: [anOption('hot', 0)] }] : [];

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
    [
      'its option is gone',
      now({ option_groups: crust ? [{ ...crust, options: [anOption('thin', 0)] }] : [] }),
    ],
    ['there is something new to choose', now({ option_groups: [...pizza.option_groups, ...sauces] })],
  ])('says so where %s', (_, changed) => {
    expect(changed.gone).toBe(true);
  });
});
