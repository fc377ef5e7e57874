import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { moneyInField, shownMoney, typedMoney } from './typed-money.ts';

it.each([
  ['5', 2, 500],
  ['5,5', 2, 550],
  ['30.80', 2, 3080],
  ['30,80', 2, 3080],
  [' 1 200,05 ', 2, 120005],
  ['12,', 2, 1200],
  ['0', 2, 0],
  ['3400', 0, 3400],
  ['3400,5', 0, null],
  ['1,234', 2, null],
  ['1.200,50', 2, 120050],
  ['€8.9', 2, 890],
  ['3.-', 2, 300],
  ['4,-', 2, 400],
  ['$5', 2, null],
  ['-5', 2, null],
  ['5e3', 2, null],
  ['', 2, null],
  [',', 2, null],
  ['99999999999999', 2, null],
])('"%s" with %d decimals is %s', (text, decimals, amount) => {
  expect(typedMoney(text, { code: 'EUR', decimals })).toBe(amount);
});

it.each([
  [3080, 2, ',', '30,80'],
  [500, 2, '.', '5.00'],
  [3400, 0, ',', '3400'],
])('%d with %d decimals stands in a field as with "%s": %s', (amount, decimals, mark, text) => {
  expect(moneyInField(minor(amount), decimals, mark)).toBe(text);
  expect(typedMoney(text, { code: 'EUR', decimals })).toBe(amount);
});

it.each([
  ['as typed, while it is the amount', { text: '12,', over: 0 }, 1200, '12,'],
  ['emptied on the way to another price, which must not be none', { text: '', over: 590 }, 590, ''],
  ['not readable yet, over the amount that stands', { text: '0,005', over: 0 }, 0, '0,005'],
  ['emptied, where there may be none', { text: '', over: 590 }, null, ''],
  ['changed elsewhere after it was typed', { text: '6,20', over: 590 }, 450, '4,50'],
  ['changed elsewhere while it was empty', { text: '', over: 590 }, 450, '4,50'],
  ['taken away elsewhere', { text: '5,90', over: 590 }, null, ''],
])('a field of an amount shows what was %s', (_, { text, over }, amount, shown) => {
  const money = amount === null ? null : minor(amount);
  expect(shownMoney({ text, over: minor(over) }, money, { code: 'EUR', decimals: 2 }, ',')).toBe(shown);
});
