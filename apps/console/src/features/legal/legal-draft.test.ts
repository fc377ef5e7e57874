import { describe, expect, it } from 'vitest';
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

const rateOf = (percent: string) => ({ id: 'usual', name: '', percent });

it('shows what is stored and sends the same', () => {
  expect(draftOf(legal).rates).toEqual([{ id: 'usual', name: '', percent: '9,5' }]);
  expect(legalOf(draftOf(legal))).toEqual(legal);
});

it('says which fields are missing or wrong', () => {
  expect(wrongFields(draftOf(legal))).toEqual([]);
  expect(wrongFields(draftOf(null))).toEqual(['companyName', 'companyCode', 'address', 'vatCode']);
  expect(wrongFields({ ...draftOf(legal), rates: [rateOf('x')], series: 'T-S' })).toEqual([
    'rates',
    'series',
  ]);
});

it('has neither code nor rate where no VAT is paid, and takes a series in small letters', () => {
  const draft = { ...draftOf(legal), paysVat: false, vatCode: '', rates: [rateOf('')], series: ' vk ' };
  expect(wrongFields(draft)).toEqual([]);
  expect(legalOf(draft)).toMatchObject({ vat_code: null, vat_percent: 0, invoice_series: 'VK' });
});

describe('several rates', () => {
  const several = {
    ...legal,
    vat_percent: 21,
    vat_rates: [
      { id: 'food', name: 'Food', percent: 9.5 },
      { id: 'usual', name: 'All else', percent: 21 },
    ],
    usual_vat_rate: 'usual',
  };

  it('are shown as they are stored, and sent the same', () => {
    expect(legalOf(draftOf(several))).toEqual(several);
  });

  it('each need a name and a percent', () => {
    const draft = draftOf(several);
    const [food, usual] = draft.rates;
    if (!food || !usual) throw new Error('two rates were given');
    expect(wrongFields(draft)).toEqual([]);
    expect(wrongFields({ ...draft, rates: [{ ...food, name: ' ' }, usual] })).toEqual(['rates']);
    expect(wrongFields({ ...draft, rates: [food, { ...usual, percent: '' }] })).toEqual(['rates']);
  });

  it('get ids from their names, and the usual one may be a new one', () => {
    const draft = draftOf(several);
    const fresh = { id: 'typed', name: 'Food ', percent: '5', isNew: true };
    const sent = legalOf({ ...draft, rates: [...draft.rates, fresh], usualRate: 'typed' });
    expect(sent.vat_rates?.map(({ id }) => id)).toEqual(['food', 'usual', 'food-2']);
    expect(sent).toMatchObject({ usual_vat_rate: 'food-2', vat_percent: 5 });
  });

  it('that became one again are sent as one', () => {
    const draft = draftOf(several);
    const one = legalOf({ ...draft, rates: draft.rates.slice(1) });
    expect(one).toMatchObject({ vat_percent: 21 });
    expect(one.vat_rates).toBeUndefined();
  });
});
