import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { type Minor, minor, sum } from '../money/index.ts';
import {
  balances,
  captureLines,
  type LedgerLine,
  moneyAccount,
  refundDueLines,
  refundLines,
  refundTotal,
  type SoldPiece,
  saleLines,
  unassigned,
  voidLines,
} from './index.ts';

const amount = (max = 1_000_00) => fc.integer({ min: 0, max }).map(minor);
const piece = (kind: SoldPiece['kind'], price: number, discount = 0): SoldPiece => ({
  kind,
  price: minor(price),
  discount: minor(discount),
});
const pieces = fc.array(
  fc
    .record({
      kind: fc.constantFrom('item', 'fee', 'tip'),
      price: amount(),
      off: fc.integer({ min: 0, max: 100 }),
    })
    .map(
      ({ kind, price, off }): SoldPiece => ({
        kind,
        price,
        discount: minor(Math.floor((price * off) / 100)),
      }),
    ),
  { maxLength: 30 },
);
const person = fc.constantFrom('ruta', 'jonas', null);
const sources = fc.record({
  sales: amount(),
  feePieces: amount(),
  tipPieces: amount(),
  fee: amount(),
  tip: amount(),
  personnelId: person,
  suspense: amount(),
});
/** `account[:person]` -> amount. */
const table = (lines: readonly LedgerLine[]): Record<string, number> =>
  Object.fromEntries(
    lines.map(({ account, amount: money, personnelId }) => [
      personnelId ? `${account} of ${personnelId}` : account,
      money,
    ]),
  );
const on = (lines: readonly LedgerLine[], account: string): Minor =>
  sum(lines.filter(line => line.account === account).map(line => line.amount));

describe('a sale', () => {
  it.each<[string, SoldPiece[], Record<string, number>]>([
    ['a dish', [piece('item', 650)], { receivable: 650, sales: -650 }],
    ['a dish with a discount', [piece('item', 650, 65)], { receivable: 585, discounts: 65, sales: -650 }],
    [
      'a dish that a member has less for, with a code',
      [{ ...piece('item', 650, 165), loyalty: minor(100) }],
      { receivable: 485, discounts: 65, loyalty_discounts: 100, sales: -650 },
    ],
    ['a dish for nothing', [piece('item', 650, 650)], { discounts: 650, sales: -650 }],
    ['a free dish', [piece('item', 0)], {}],
    [
      'an order with a fee and a tip',
      [piece('item', 30), piece('fee', 20), piece('tip', 100)],
      { receivable: 150, sales: -30, fees: -20, tips_payable: -100 },
    ],
  ])('%s', (_name, sold, expected) => {
    expect(table(saleLines(sold))).toEqual(expected);
  });

  it('[TIPCARD-41] of a tip or a donation by card is all of its recipient, and no sale', () => {
    const given = (kind: 'tip' | 'donation', recipientId: string | null): SoldPiece[] => [
      { ...piece(kind, 500), recipientId },
    ];
    expect(table(saleLines(given('tip', 'ruta')))).toEqual({ receivable: 500, 'tips_payable of ruta': -500 });
    expect(table(saleLines(given('tip', null)))).toEqual({ receivable: 500, tips_payable: -500 });
    expect(table(saleLines(given('donation', 'shelter')))).toEqual({
      receivable: 500,
      'donations_payable of shelter': -500,
    });
  });

  it('always balances, and taking everything off leaves nothing', () => {
    fc.assert(
      fc.property(pieces, sold => {
        expect(balances(saleLines(sold))).toBe(true);
        expect(on(saleLines(sold), 'receivable')).toBe(
          sum(sold.map(({ price, discount }) => minor(price - discount))),
        );
        expect(on([...saleLines(sold), ...voidLines(sold)], 'sales')).toBe(0);
        expect(balances(voidLines(sold))).toBe(true);
      }),
    );
  });
});

describe('a capture', () => {
  const money = (over: Partial<Parameters<typeof captureLines>[0]>) => ({
    account: 'clearing:stripe' as const,
    captured: minor(0),
    allocated: minor(0),
    tip: minor(0),
    personnelId: null,
    fee: minor(0),
    ...over,
  });

  it.each<[string, Partial<Parameters<typeof captureLines>[0]>, Record<string, number>]>([
    [
      'of a bill',
      { captured: minor(1250), allocated: minor(1250) },
      { 'clearing:stripe': 1250, receivable: -1250 },
    ],
    [
      'with a tip for a person and a fee',
      { captured: minor(1500), allocated: minor(1250), tip: minor(200), personnelId: 'ruta', fee: minor(50) },
      { 'clearing:stripe': 1500, receivable: -1250, 'tips_payable of ruta': -200, transaction_fees: -50 },
    ],
    ['too late for its items', { captured: minor(1250) }, { 'clearing:stripe': 1250, suspense: -1250 }],
    [
      'a cent more than asked for',
      { captured: minor(1251), allocated: minor(1250) },
      { 'clearing:stripe': 1251, receivable: -1250, suspense: -1 },
    ],
    [
      'in cash',
      { account: 'cash', captured: minor(700), allocated: minor(700) },
      { cash: 700, receivable: -700 },
    ],
  ])('%s', (_name, over, expected) => {
    expect(table(captureLines(money(over)))).toEqual(expected);
  });

  it('refuses to hand out more than came', () => {
    expect(() => captureLines(money({ captured: minor(99), allocated: minor(100) }))).toThrow(RangeError);
  });

  it('always balances; its parts are what was captured', () => {
    fc.assert(
      fc.property(
        amount(),
        amount(),
        person,
        amount(),
        amount(),
        (allocated, tip, personnelId, fee, rest) => {
          const all = money({
            captured: minor(allocated + tip + fee + rest),
            allocated,
            tip,
            personnelId,
            fee,
          });
          expect(balances(captureLines(all))).toBe(true);
          expect(unassigned(all)).toBe(rest);
          expect(on(captureLines(all), 'clearing:stripe')).toBe(all.captured);
        },
      ),
    );
  });
});

describe('a refund', () => {
  it('names where the money comes from', () => {
    const due = refundDueLines({
      sales: minor(650),
      feePieces: minor(20),
      tipPieces: minor(30),
      fee: minor(30),
      tip: minor(100),
      personnelId: 'ruta',
      suspense: minor(0),
    });
    expect(table(due)).toEqual({
      sales: 650,
      fees: 20,
      transaction_fees: 30,
      'tips_payable of ruta': 100,
      tips_payable: 30,
      refunds_payable: -830,
    });
    expect(table(refundLines(minor(830), 'clearing:stripe'))).toEqual({
      refunds_payable: 830,
      'clearing:stripe': -830,
    });
  });

  it('of a gift by card comes from whom it was given to, and its fee from the venue', () => {
    const none = {
      sales: minor(0),
      feePieces: minor(0),
      tip: minor(0),
      suspense: minor(0),
      personnelId: null,
    };
    const gift = (kind: 'tip' | 'donation', to: string | null) =>
      table(refundDueLines({ ...none, tipPieces: minor(500), fee: minor(30), gift: { kind, to } }));
    expect(gift('tip', 'ruta')).toEqual({
      'tips_payable of ruta': 500,
      transaction_fees: 30,
      refunds_payable: -530,
    });
    expect(gift('donation', 'shelter')).toMatchObject({ 'donations_payable of shelter': 500 });
  });

  it('balances when it becomes due and when it is made, and leaves nothing owed', () => {
    fc.assert(
      fc.property(sources, from => {
        const due = refundDueLines(from);
        const made = refundLines(refundTotal(from), 'cash');
        expect(balances(due)).toBe(true);
        expect(balances(made)).toBe(true);
        expect(on([...due, ...made], 'refunds_payable')).toBe(0);
        expect(on(made, 'cash')).toBe(-refundTotal(from) || 0);
      }),
    );
  });
});

describe('money that arrives', () => {
  it.each(['clearing:stripe', 'cash', 'room', 'card_machine', 'till'])('may be on %s', account => {
    expect(moneyAccount(account)).toBe(account);
  });

  it.each(['sales', 'suspense', 'clearing:', 'clearing:Bank of Nowhere', ''])(
    'is never put on "%s"',
    account => {
      expect(() => moneyAccount(account)).toThrow(RangeError);
    },
  );
});
