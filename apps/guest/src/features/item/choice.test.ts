import { isComplete, missingGroups, needsNoChoice } from '@tableside/contract/dish-choice';
import { describe, expect, it } from 'vitest';
import { aGroup, anItem, anOption } from '../../testing/wire-builders.ts';
import { chosenGroups, initialChoice, lineOf, priceOfChoice } from './choice.ts';

const side = aGroup({
  id: 'side',
  options: [anOption({ id: 'mash', is_default: true }), anOption({ id: 'fries', markup: 1.5 })],
});
const extras = aGroup({
  id: 'extras',
  type: 'multiple',
  min_choices: 0,
  max_choices: 2,
  options: [anOption({ id: 'bacon', markup: 2, is_default: true }), anOption({ id: 'egg', markup: 1 })],
});
const burger = anItem({ id: 'burger', price: 12, discounted_price: 10, option_groups: [side, extras] });

describe('the sheet opens', () => {
  it('[ITEM-03] [ITEM-04] with defaults of single groups only and one piece', () => {
    expect(initialChoice(burger)).toEqual({
      variationId: null,
      selection: { side: ['mash'], extras: [] },
      quantity: 1,
      note: '',
    });
  });

  it('with the first variation that has not run out', () => {
    const beer = anItem({
      id: 'beer',
      variations: [
        { id: 'small', name: '0,3', price: 3, loyalty_price: null, in_stock: false },
        { id: 'large', name: '0,5', price: 5, loyalty_price: null, in_stock: true },
      ],
    });
    expect(initialChoice(beer).variationId).toBe('large');
    expect(priceOfChoice(beer, { ...initialChoice(beer), quantity: 2, note: '' }, 2).total).toBe(1000);
  });
});

describe('the add button', () => {
  it('[ITEM-05] waits for every group and names those that lack an answer', () => {
    const choice = { variationId: null, selection: { side: [], extras: ['egg'] }, quantity: 1, note: '' };
    expect(isComplete(burger, choice)).toBe(false);
    expect(missingGroups(burger, choice).map(({ name }) => name)).toEqual(['side']);
    expect(isComplete(burger, { ...choice, selection: { side: ['fries'] } })).toBe(true);
  });

  it('[CART-27] [CART-29] counts the discounted price, options and pieces', () => {
    const choice = {
      variationId: null,
      selection: { side: ['fries'], extras: ['egg'] },
      quantity: 3,
      note: '',
    };
    expect(priceOfChoice(burger, choice, 2)).toEqual({ unit: 1250, before: 1450, total: 3750 });
  });

  it('[ITEM-15] [ITEM-16] tells the server the chosen groups only', () => {
    const choice = { variationId: null, selection: { side: ['fries'], extras: [] }, quantity: 1, note: '' };
    expect(chosenGroups(choice)).toEqual([{ id: 'side', options: ['fries'] }]);
  });

  it('[ITEM-15] [ITEM-16] shows the line as the server will, each option once', () => {
    const choice = { variationId: null, selection: { side: ['fries'] }, quantity: 2, note: '' };
    expect(lineOf(burger, choice, 2)).toMatchObject({
      item_id: 'burger',
      quantity: 2,
      unit_price: 11.5,
      total: 23,
      options: [{ option_id: 'fries', option_name: 'fries', quantity: 1, price: 1.5 }],
    });
  });
});

it('[MENU-33] one tap is enough only where nothing has to be chosen', () => {
  expect(needsNoChoice(anItem({ id: 'soup', option_groups: [extras] }))).toBe(true);
  expect(needsNoChoice(burger)).toBe(false);
});
