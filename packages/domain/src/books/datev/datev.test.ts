import { describe, expect, it } from 'vitest';
import { minor } from '../../money/index.ts';
import { BOOK_DEFAULTS, type BookMonth, type BookSettings, daysOfMonth } from '../index.ts';
import { COLUMNS } from './columns.ts';
import { datev } from './datev.ts';
import { yearStart } from './header.ts';

const monthOf = (
  sums: readonly (readonly [kind: string, account: string, amount: number])[],
  settings: Partial<BookSettings> = {},
  rates: readonly (readonly [kind: string, percent: number, amount: number])[] = [],
): BookMonth => ({
  from: '2026-03-01',
  to: '2026-03-31',
  currency: { code: 'EUR', symbol: '€', decimals: 2 },
  seller: { companyName: 'Krug', companyCode: '1', vatCode: 'DE136695976', vatPercent: 19 },
  sums: sums.map(([kind, account, amount]) => ({ day: '2026-03-08', kind, account, amount: minor(amount) })),
  rates: rates.map(([kind, percent, amount]) => ({
    day: '2026-03-08',
    kind,
    percent,
    amount: minor(amount),
  })),
  papers: [],
  settings: { ...BOOK_DEFAULTS, consultant: 29_098, client: 55_003, ...settings },
  madeAt: '2026-04-01T08:30:05',
});
const linesOf = (month: BookMonth): string[] => datev.fileOf(month).text.trimEnd().split('\r\n');
const bookings = (month: BookMonth): string[] =>
  linesOf(month)
    .slice(2)
    .map(line => {
      const cells = line.split(';');
      expect(cells).toHaveLength(125);
      return [cells[0], cells[1], cells[6], cells[7], cells[9], cells[13]].join(' ');
    });

describe('the head of a file', () => {
  it('has the 31 fields of header version 700 in their order', () => {
    const [head = '', columns = ''] = linesOf(monthOf([], { yearBegins: 7 }));
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260401083005000;;"TS";"";"";29098;55003;20250701;4;20260301;20260331;' +
        '"Tableside 2026-03";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    );
    expect(head.split(';')).toHaveLength(31);
    expect(columns.split(';')).toEqual(COLUMNS);
    expect(new Set(COLUMNS).size).toBe(125);
  });

  it.each([
    ['2026-03-01', 1, '2026-01-01'],
    ['2026-03-01', 4, '2025-04-01'],
    ['2026-04-01', 4, '2026-04-01'],
    ['2026-12-01', 12, '2026-12-01'],
  ])('of %s with a year from month %d says that it began on %s', (day, begins, start) => {
    expect(yearStart(day, begins)).toBe(start);
  });
});

describe('a booking', () => {
  it.each<[string, BookMonth, string[]]>([
    [
      'of a sale at two rates is one line for each, none of which has two',
      monthOf(
        [
          ['sale', 'receivable', 1900],
          ['sale', 'discounts', 100],
          ['sale', 'sales', -2000],
        ],
        {},
        [['sale', 7, 1100]],
      ),
      ['8,00 "S" 1410 8400 0803 "Umsatz"', '11,00 "S" 1410 8300 0803 "Umsatz"'],
    ],
    [
      'of money with a tip books the tip to staff and the rest off what guests owe',
      monthOf([
        ['capture', 'cash', 2150],
        ['capture', 'receivable', -1900],
        ['capture', 'tips_payable', -250],
      ]),
      ['21,50 "S" 1000 1410 0803 "Zahlungseingang"', '2,50 "S" 1410 1590 0803 "Zahlungseingang"'],
    ],
    [
      'of two sums is one line',
      monthOf([
        ['refund', 'refunds_payable', 500],
        ['refund', 'clearing:stripe', -500],
      ]),
      ['5,00 "S" 1700 1360 0803 "Auszahlung Erstattung"'],
    ],
    [
      'follows the other chart, its own numbers and longer ones',
      monthOf(
        [
          ['drawer', 'cash', -120],
          ['drawer', 'cash_difference', 120],
        ],
        { chart: 'skr04', accountDigits: 5, accounts: { cash_difference: '63040' } },
      ),
      ['1,20 "S" 63040 16000 0803 "Kassendifferenz"'],
    ],
  ])('%s', (_, month, expected) => {
    expect(datev.gapsOf(month)).toEqual([]);
    expect(bookings(month).toSorted()).toEqual(expected.toSorted());
  });

  it('of sums that the owner put on one account is nothing where they come to nothing', () => {
    const month = monthOf(
      [
        ['payout', 'tips_payable', 500],
        ['payout', 'payroll', -500],
      ],
      { accounts: { payroll: '1590' } },
    );
    expect(bookings(month)).toEqual([]);
  });
});

describe('what is missing', () => {
  const rate21 = monthOf([
    ['sale', 'receivable', 100],
    ['sale', 'sales', -100],
  ]);
  it.each<[string, BookMonth, string[]]>([
    ['nothing', rate21, []],
    ['both numbers', { ...rate21, settings: BOOK_DEFAULTS }, ['consultant', 'client']],
    ['the seller', { ...rate21, seller: null }, ['legal']],
    [
      'the account of a rate that no chart has',
      { ...rate21, seller: { companyName: 'K', companyCode: '1', vatCode: 'LT1', vatPercent: 21 } },
      ['account:revenue:21'],
    ],
    [
      'nothing for who pays no VAT',
      { ...rate21, seller: { companyName: 'K', companyCode: '1', vatCode: null, vatPercent: 21 } },
      [],
    ],
    ['another currency', { ...rate21, currency: { code: 'PLN', symbol: 'zł', decimals: 2 } }, ['currency']],
  ])('%s', (_, month, gaps) => {
    expect(datev.gapsOf(month)).toEqual(gaps);
  });
});

it.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('the days of %s', (month, from, to) => {
  expect(daysOfMonth(month)).toEqual({ from, to });
});
it.each(['2026-13', '2026-3', '', '2026-03-01', 'x'])('"%s" is no month', text => {
  expect(daysOfMonth(text)).toBeNull();
});
