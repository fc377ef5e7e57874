import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { minor, sum } from '../money/index.ts';
import {
  accountParts,
  countCash,
  csvFile,
  csvText,
  decimalText,
  figures,
  isMoneyAccount,
  type JournalTotal,
  methodParts,
  personParts,
  vatParts,
} from './index.ts';

const moved = (
  kind: string,
  account: string,
  amount: number,
  over: Partial<JournalTotal> = {},
): JournalTotal => ({
  kind,
  account,
  amount: minor(amount),
  anew: false,
  entries: 1,
  personnelId: null,
  method: null,
  takenBy: null,
  ...over,
});
const card = { method: 'stripe-card' };
const cash = { method: 'cash', takenBy: 'jonas' };

/** Soup 6.50 and steak 20.00 less 1.50 by a code and 0.50 as a member; a fee of 0.20; the soup paid by card with a tip, the steak in cash; a tea voided. */
const evening: readonly JournalTotal[] = [
  moved('sale', 'sales', -2950),
  moved('sale', 'discounts', 150),
  moved('sale', 'loyalty_discounts', 50),
  moved('sale', 'fees', -20),
  moved('sale', 'receivable', 2770),
  moved('void', 'sales', 300),
  moved('void', 'receivable', -300),
  moved('capture', 'clearing:stripe', 870, card),
  moved('capture', 'receivable', -670, card),
  moved('capture', 'tips_payable', -200, { ...card, personnelId: 'ruta' }),
  moved('capture', 'cash', 1800, cash),
  moved('capture', 'receivable', -1800, cash),
  moved('refund_due', 'sales', 325, card),
  moved('refund_due', 'tips_payable', 50, { ...card, personnelId: 'ruta' }),
  moved('refund_due', 'refunds_payable', -375, card),
  moved('refund', 'refunds_payable', 375, card),
  moved('refund', 'clearing:stripe', -375, card),
];

describe('the figures of an evening', () => {
  it('say what was sold, taken off, paid and given back', () => {
    expect(figures(evening)).toEqual({
      sold: 2950,
      takenOff: 300,
      discounts: 150,
      loyaltyDiscounts: 50,
      salesRefunded: 325,
      salesCorrected: 0,
      fees: 20,
      net: 2145,
      tips: 200,
      tipsRefunded: 50,
      donations: 0,
      paidOut: 0,
      received: 2670,
      givenBack: 375,
      moneyCorrected: 0,
      drawer: 0,
      pettyCash: 0,
      receivable: 0,
      refundsOwed: 0,
      suspense: 0,
    });
  });

  it('count a lowered price once: the void and the sale written anew belong together', () => {
    const lowered = [
      moved('sale', 'sales', -1000),
      moved('void', 'sales', 1000),
      moved('sale', 'sales', -700, { anew: true }),
    ];
    expect(figures(lowered)).toMatchObject({ sold: 1000, takenOff: 300, net: 700 });
  });

  it('by way to pay', () => {
    expect(methodParts(evening)).toEqual([
      { method: 'cash', payments: 1, received: 1800, givenBack: 0 },
      { method: 'stripe-card', payments: 1, received: 870, givenBack: 375 },
    ]);
  });

  it('by person', () => {
    expect(personParts(evening)).toEqual([
      { person: 'jonas', payments: 1, sales: 1800, received: 1800, tips: 0 },
      { person: null, payments: 1, sales: 670, received: 870, tips: 0 },
      { person: 'ruta', payments: 0, sales: 0, received: 0, tips: 150 },
    ]);
  });

  it('by account', () => {
    expect(Object.fromEntries(accountParts(evening).map(({ account, amount }) => [account, amount]))).toEqual(
      {
        cash: 1800,
        'clearing:stripe': 495,
        discounts: 150,
        loyalty_discounts: 50,
        fees: -20,
        receivable: 0,
        refunds_payable: 0,
        sales: -2325,
        tips_payable: -150,
      },
    );
  });

  /** What of money accounts left with payouts or for things of the house: it is in a figure from the other side. */
  const leftByHand = (movements: readonly JournalTotal[]): number =>
    sum(
      movements
        .filter(({ account, kind }) => ['payout', 'petty_cash'].includes(kind) && isMoneyAccount(account))
        .map(({ amount }) => amount),
    );

  it('hold every line of the journal, whatever kinds and accounts there are', () => {
    const movement = fc.record({
      kind: fc.constantFrom(
        'sale',
        'void',
        'capture',
        'refund_due',
        'refund',
        'correction',
        'dispute',
        'drawer',
        'drawer_count',
        'petty_cash',
        'payout',
      ),
      anew: fc.boolean(),
      account: fc.constantFrom(
        'sales',
        'discounts',
        'loyalty_discounts',
        'fees',
        'tips_payable',
        'donations_payable',
        'transaction_fees',
        'receivable',
        'refunds_payable',
        'suspense',
        'petty_cash',
        'cash',
        'clearing:stripe',
      ),
      amount: fc.integer({ min: -1e6, max: 1e6 }).map(minor),
      entries: fc.nat(9),
      personnelId: fc.constantFrom('ruta', null),
      method: fc.constantFrom('cash', 'stripe-card', null),
      takenBy: fc.constantFrom('jonas', null),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 30 }), movements => {
        const of = figures(movements);
        expect(of.net).toBe(
          of.sold -
            of.takenOff -
            of.discounts -
            of.loyaltyDiscounts -
            of.salesRefunded +
            of.salesCorrected +
            of.fees || 0,
        );
        const whole = sum(movements.map(({ amount }) => amount));
        const said = [
          -of.net,
          -of.tips + of.tipsRefunded - of.donations + of.paidOut,
          of.received - of.givenBack + of.moneyCorrected + of.drawer + leftByHand(movements),
          of.pettyCash,
          of.receivable - of.refundsOwed - of.suspense,
        ];
        expect(said.reduce((all, each) => all + each, 0) || 0).toBe(whole);
        expect(sum(accountParts(movements).map(({ amount }) => amount))).toBe(whole);
        const money = sum(
          movements
            .filter(
              ({ account, kind }) =>
                isMoneyAccount(account) && !['drawer', 'drawer_count', 'petty_cash'].includes(kind),
            )
            .map(({ amount }) => amount),
        );
        const methods = methodParts(movements).map(({ received, givenBack }) => minor(received - givenBack));
        expect(sum(methods)).toBe(money);
        const people = personParts(movements);
        expect(sum(people.map(({ tips }) => tips))).toBe(minor(of.tips - of.tipsRefunded));
        expect(sum(people.map(({ received }) => received))).toBe(of.received);
      }),
    );
  });
});

describe('VAT of what was sold', () => {
  const legal = { vatCode: 'LT100', vatPercent: 21 };
  it.each([
    [12100, legal, [{ percent: 21, net: 10000, vat: 2100, gross: 12100 }]],
    [12100, { ...legal, vatCode: null }, []],
    [12100, null, []],
    [12100, undefined, []],
    [-121, legal, [{ percent: 21, net: -100, vat: -21, gross: -121 }]],
  ])('%d with %j', (net, of, expected) => {
    expect(vatParts(minor(net), of)).toEqual(expected);
  });
});

it.each([
  [10000, 5000, 14950, { expected: 15000, difference: -50 }],
  [10000, 5000, 15000, { expected: 15000, difference: 0 }],
  [0, -300, 0, { expected: -300, difference: 300 }],
  [10000, 5000, null, { expected: 15000, difference: null }],
])('a drawer with %d that gained %d and holds %s', (float, gained, counted, expected) => {
  const found = counted === null ? null : minor(counted);
  expect(countCash(minor(float), minor(gained), found)).toMatchObject({ ...expected, counted });
});

it.each([
  ['what people hold is not in the house’s', { before: 0, now: 8_000 }, 7_000],
  ['what they held before came to it', { before: 8_000, now: 0 }, 23_000],
  ['what they held and hold moved nothing', { before: 8_000, now: 8_000 }, 15_000],
])('of a drawer beside those of people: %s', (_what, held, expected) => {
  const found = { before: minor(held.before), now: minor(held.now) };
  expect(countCash(minor(10_000), minor(5_000), minor(expected), found)).toMatchObject({
    expected,
    difference: 0,
    held,
  });
});

describe('CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+370', "'+370"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', "'\t=1"],
    ['＝1+1', "'＝1+1"],
    [' ＋1', "' ＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\tx', "'\tx"],
    ['a;=1', '"a;=1"'],
    ['\r\n=1', '"\'\r\n=1"'],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    ['Šaltibarščiai 🥣', 'Šaltibarščiai 🥣'],
  ])('%j is the cell %j', (text, cell) => {
    expect(csvText(text)).toBe(cell);
  });

  it.each([
    [123456, 2, '1234.56'],
    [5, 2, '0.05'],
    [0, 2, '0.00'],
    [-50, 2, '-0.50'],
    [1500, 0, '1500'],
    [1234, 3, '1.234'],
    [-1, 3, '-0.001'],
  ])('%d with %d digits is %s', (amount, decimals, text) => {
    expect(decimalText(minor(amount), decimals)).toBe(text);
  });

  it('is a file with a byte-order mark and CRLF, whose own negative numbers stay numbers', () => {
    expect(
      csvFile(
        [
          ['Name', 'Sum'],
          ['-', { amount: minor(-150) }],
          ['x', { count: 3 }],
        ],
        2,
      ),
    ).toBe("\uFEFFName,Sum\r\n'-,-1.50\r\nx,3\r\n");
  });
});
