import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { fromPrice, lineKey, shownPrice, unitPrice } from './index.ts';

const price = (amount: number, loyalty: number | null = null) => ({
  price: minor(amount),
  loyaltyPrice: loyalty === null ? null : minor(loyalty),
});
const markup = (amount: number, loyalty: number | null = null) => ({
  markup: minor(amount),
  loyaltyMarkup: loyalty === null ? null : minor(loyalty),
  active: true,
});
const discounted = (amount: number | null) => ({ discountedPrice: amount === null ? null : minor(amount) });

describe('unitPrice', () => {
  const plain = { ...price(1000), ...discounted(null), variation: null, options: [] };
  const offer = { ...plain, ...price(1000, 700), ...discounted(800) };
  it.each([
    ['the price', plain, false, 1000, null],
    ['[CART-27] the discounted price before the price', offer, false, 800, 1000],
    ['[CART-27] the loyalty price before the discounted one', offer, true, 700, 1000],
    ['no loyalty price without enrolment', { ...plain, ...price(1000, 700) }, false, 1000, null],
    [
      '[CART-27] members pay the discount where there is no loyalty price',
      { ...plain, ...discounted(800) },
      true,
      800,
      1000,
    ],
    ['[CART-29] options are added', { ...plain, options: [markup(150), markup(50)] }, false, 1200, null],
    [
      '[CART-29] options are added to the discounted price, and struck with them',
      { ...offer, options: [markup(150)] },
      false,
      950,
      1150,
    ],
    ['[ITEM-19] a variation replaces the price', { ...plain, variation: price(1400) }, false, 1400, null],
    [
      '[ITEM-19] a variation replaces the discount as well',
      { ...offer, variation: price(1400) },
      false,
      1400,
      null,
    ],
    [
      '[ITEM-19] the loyalty price of a variation',
      { ...offer, variation: price(1400, 1300) },
      true,
      1300,
      1400,
    ],
    [
      "[ITEM-19] not the item's loyalty price for a variation",
      { ...offer, variation: price(1400) },
      true,
      1400,
      null,
    ],
    ['[ITEM-19] loyalty markups for members', { ...plain, options: [markup(150, 100)] }, true, 1100, 1150],
    ['[ITEM-19] markups for everybody else', { ...plain, options: [markup(150, 100)] }, false, 1150, null],
    [
      '[ITEM-02] no struck price when it would not be greater',
      { ...plain, ...discounted(1000) },
      false,
      1000,
      null,
    ],
    ['[ITEM-02] no struck price below the price', { ...plain, ...discounted(1100) }, false, 1100, null],
    ['free is a price', { ...plain, ...discounted(0) }, false, 0, 1000],
  ])('%s', (_, item, loyalty, unit, before) => {
    expect(unitPrice(item, { loyalty })).toEqual({ unit, before });
  });
});

describe('[ITEM-10] fromPrice', () => {
  it.each([
    [0, [300, 200, 0, -100], 200],
    [0, [0, 0], null],
    [0, [], null],
    [500, [200], null],
  ])('price %s with markups %j: %s', (amount, markups, expected) => {
    expect(fromPrice({ price: minor(amount), optionMarkups: markups.map(minor) })).toBe(expected);
  });
});

describe('shownPrice', () => {
  const plain = { ...price(1000), ...discounted(null), variations: [], optionGroups: [] };
  const free = { ...plain, ...price(0) };
  const size = (amount: number, inStock = true, loyalty: number | null = null) => ({
    ...price(amount, loyalty),
    inStock,
  });
  const exact = (amount: number, before: number | null = null) => ({ kind: 'exact', price: amount, before });
  const from = (amount: number, before: number | null = null) => ({ kind: 'from', price: amount, before });
  const options = (...all: ReturnType<typeof markup>[]) => [{ options: all }];
  it.each([
    ['the price', plain, false, exact(1000)],
    [
      '[ITEM-02] the discounted price and the struck one',
      { ...plain, ...discounted(800) },
      false,
      exact(800, 1000),
    ],
    ['the loyalty price for members', { ...plain, ...price(1000, 900) }, true, exact(900, 1000)],
    [
      '[ITEM-10] from the lowest positive markup',
      { ...free, optionGroups: options(markup(0), markup(350), markup(250)) },
      false,
      from(250),
    ],
    [
      '[ITEM-10] loyalty markups for members',
      { ...free, optionGroups: options(markup(250, 200)) },
      true,
      from(200),
    ],
    [
      '[ITEM-17] inactive options set no price',
      { ...free, optionGroups: options({ ...markup(100), active: false }, markup(250)) },
      false,
      from(250),
    ],
    ['free', free, false, exact(0)],
    ['options do not change a price', { ...plain, optionGroups: options(markup(250)) }, false, exact(1000)],
    [
      '[ITEM-19] from the cheapest variation',
      { ...plain, variations: [size(1400), size(900)] },
      false,
      from(900),
    ],
    [
      '[ITEM-19] from the cheapest one in stock',
      { ...plain, variations: [size(900, false), size(1400), size(1500)] },
      false,
      from(1400),
    ],
    [
      '[ITEM-19] from the cheapest of all when none is in stock',
      { ...plain, variations: [size(900, false), size(1400, false)] },
      false,
      from(900),
    ],
    [
      '[ITEM-19] variations of one price',
      { ...plain, variations: [size(1200), size(1200)] },
      false,
      exact(1200),
    ],
    [
      '[ITEM-19] from, for an item without a price of its own',
      { ...free, variations: [size(500)] },
      false,
      from(500),
    ],
    [
      '[ITEM-19] variations for members',
      { ...plain, variations: [size(900), size(1400, true, 800)] },
      true,
      from(800, 1400),
    ],
  ])('%s', (_, item, loyalty, expected) => {
    expect(shownPrice(item, { loyalty })).toEqual(expected);
  });
});

describe('lineKey', () => {
  it('is the same whatever the order of the options', () => {
    expect(lineKey('soup', 'big', ['b', 'a'])).toBe(lineKey('soup', 'big', ['a', 'b']));
  });

  it('tells items, variations and options apart, and leaves its input alone', () => {
    const options = ['b', 'a'];
    const keys = [
      lineKey('soup', null, options),
      lineKey('soup', 'big', options),
      lineKey('soup', null, ['a']),
      lineKey('tea', null, options),
    ];
    expect(new Set(keys).size).toBe(4);
    expect(options).toEqual(['b', 'a']);
  });
});
