import { expect, it } from 'vitest';
import { draftOf, legalOf, percentOf, wrongFields } from './legal-draft.ts';

const legal = {
  company_name: 'UAB „Senamiesčio virtuvė“',
  company_code: '304123455',
  vat_code: 'LT100412318',
  address: 'Pilies g. 12, Vilnius',
  vat_percent: 9.5,
  invoice_series: 'TS',
};

it.each([
  ['21', 21],
  ['9,5', 9.5],
  [' 5.25 ', 5.25],
  ['0', 0],
  ['', null],
  ['9,555', null],
  ['51', null],
  ['-1', null],
  ['nine', null],
])('a rate typed as %j is %s', (typed, percent) => {
  expect(percentOf(typed)).toBe(percent);
});

it('shows what is stored and sends the same', () => {
  expect(draftOf(legal).vatPercent).toBe('9,5');
  expect(legalOf(draftOf(legal))).toEqual(legal);
});

it('says which fields are missing or wrong', () => {
  expect(wrongFields(draftOf(legal))).toEqual([]);
  expect(wrongFields(draftOf(null))).toEqual(['companyName', 'companyCode', 'address', 'vatCode']);
  expect(wrongFields({ ...draftOf(legal), vatPercent: 'x', series: 'T-S' })).toEqual([
    'vatPercent',
    'series',
  ]);
});

it('has neither code nor rate where no VAT is paid, and takes a series in small letters', () => {
  const draft = { ...draftOf(legal), paysVat: false, vatCode: '', vatPercent: '', series: ' vk ' };
  expect(wrongFields(draft)).toEqual([]);
  expect(legalOf(draft)).toMatchObject({ vat_code: null, vat_percent: 0, invoice_series: 'VK' });
});
