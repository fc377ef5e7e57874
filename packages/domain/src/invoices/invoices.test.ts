import { describe, expect, it } from 'vitest';
import {
  comparableName,
  DEFAULT_INVOICE_COUNTRY,
  eurosInLithuanian,
  type InvoiceForm,
  invoiceNumber,
  invoiceProblems,
  looksLikeVatCode,
  plainVatCode,
  searchesCompanies,
  searchKind,
  shownTitle,
} from './index.ts';

const filled: InvoiceForm = {
  name: 'Rūta',
  email: 'ruta@example.test',
  country: DEFAULT_INVOICE_COUNTRY,
  businessName: 'UAB „Pavyzdys“',
  businessCode: '305000014',
  businessAddress: 'Pilies g. 1, Vilnius',
  hasVatCode: false,
  vatCode: '',
};
const long = 'a'.repeat(101);

it.each([
  ['INVOICE-03', {}, {}],
  [
    'INVOICE-03',
    { name: '', email: ' ', country: '', businessName: '', businessCode: '', businessAddress: '' },
    {
      name: 'required',
      email: 'required',
      country: 'required',
      businessName: 'required',
      businessCode: 'required',
      businessAddress: 'required',
    },
  ],
  ['INVOICE-05', { vatCode: 'nonsense' }, {}],
  ['INVOICE-05', { hasVatCode: true }, { vatCode: 'required' }],
  ['INVOICE-06', { name: long, businessAddress: long }, { name: 'too_long', businessAddress: 'too_long' }],
  ['INVOICE-06', { name: 'a'.repeat(100) }, {}],
  ['INVOICE-14', { hasVatCode: true, vatCode: 'LT1' }, { vatCode: 'vat_code' }],
  ['INVOICE-14', { hasVatCode: true, vatCode: 'LT119511515' }, {}],
  ['RECEIPT-03', { email: 'ruta@' }, { email: 'email' }],
] as const)('[%s] the form with %j lacks %j', (_id, over, problems) => {
  expect(invoiceProblems({ ...filled, ...over })).toEqual(problems);
});

it.each([
  ['INVOICE-15', 'LT119511515', 'LT', true],
  ['INVOICE-15', '119511515', 'LT', true],
  ['INVOICE-15', ' lt 1195.11515 ', 'LT', true],
  ['INVOICE-15', 'LV40003521600', 'LT', false],
  ['INVOICE-15', 'EL094259216', 'GR', true],
  ['INVOICE-15', 'LT1', 'LT', false],
  ['INVOICE-15', 'LT1234567890123', 'LT', false],
  ['INVOICE-15', 'LT!!!!!!!!!', 'LT', false],
  ['INVOICE-15', '', 'LT', false],
] as const)('[%s] %j as a VAT code of %3$s: %4$s', (_id, typed, country, good) => {
  expect(looksLikeVatCode(typed, country)).toBe(good);
});

it('puts the prefix before bare digits', () => {
  expect(plainVatCode('119 511 515', 'LT')).toBe('LT119511515');
  expect(plainVatCode('094259216', 'GR')).toBe('EL094259216');
});

it('[INVOICE-04] [INVOICE-08] [INVOICE-09] companies are searched for in Lithuania, which is the default, and nowhere else', () => {
  expect(['LT', 'LV', 'PL', ''].map(searchesCompanies)).toEqual([true, false, false, false]);
  expect(DEFAULT_INVOICE_COUNTRY).toBe('LT');
});

it.each([
  ['INVOICE-10', 'ab', null],
  ['INVOICE-10', '  ab  ', null],
  ['INVOICE-10', 'abc', 'name'],
  ['INVOICE-10', '30', null],
  ['INVOICE-17', '305', 'code'],
  ['INVOICE-16', '3 broliai', 'name'],
] as const)('[%s] typing %j searches by %s', (_id, typed, kind) => {
  expect(searchKind(typed)).toBe(kind);
});

it('[INVOICE-11] titles beyond 60 letters are cut', () => {
  expect(shownTitle('ą'.repeat(60))).toBe('ą'.repeat(60));
  expect(shownTitle('ą'.repeat(61))).toBe(`${'ą'.repeat(60)}…`);
  expect([...shownTitle('🍕'.repeat(70))]).toHaveLength(61);
});

it('compares names as people type them', () => {
  expect(comparableName('UAB „Ąžuolyno  Kepykla“')).toBe('uab azuolyno kepykla');
  expect(comparableName('  "O\u2019Neill" ')).toBe('o neill');
});

it('numbers invoices by series and year', () => {
  expect(invoiceNumber('TS', 2026, 1)).toBe('TS-2026-000001');
  expect(invoiceNumber('TS', 2026, 1234567)).toBe('TS-2026-1234567');
});

describe('amounts in Lithuanian words', () => {
  it.each([
    [0, 'nulis eurų 00 ct'],
    [100, 'vienas euras 00 ct'],
    [250, 'du eurai 50 ct'],
    [1000, 'dešimt eurų 00 ct'],
    [1101, 'vienuolika eurų 01 ct'],
    [2100, 'dvidešimt vienas euras 00 ct'],
    [9999, 'devyniasdešimt devyni eurai 99 ct'],
    [10000, 'vienas šimtas eurų 00 ct'],
    [21100, 'du šimtai vienuolika eurų 00 ct'],
    [100000, 'vienas tūkstantis eurų 00 ct'],
    [1234567, 'dvylika tūkstančių trys šimtai keturiasdešimt penki eurai 67 ct'],
    [2100100, 'dvidešimt vienas tūkstantis vienas euras 00 ct'],
    [100000000, 'vienas milijonas eurų 00 ct'],
    [200000000000, 'du milijardai eurų 00 ct'],
  ])('%s', (amount, words) => {
    expect(eurosInLithuanian(amount)).toBe(words);
  });
});
