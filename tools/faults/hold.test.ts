import { describe, expect, it } from 'vitest';
import type { Entry } from '../ledger/format.ts';
import type { Booked } from './bank.ts';
import type { Facts } from './export-facts.ts';
import { holdDisputes } from './hold-disputes.ts';
import { holdGifts } from './hold-gifts.ts';

/** What is wrong must be seen: books as an export has them, each with one thing that does not agree. */
type Line = readonly [account: string, amount: number, personnel?: string];

let last = 0;
const entry = (kind: string, lines: readonly Line[], more: Partial<Entry> = {}): Entry => {
  last += 1;
  const told = lines.map(([account, amount, personnel = null]) => ({ account, amount, personnel }));
  return {
    id: last,
    kind,
    currency: 'EUR',
    bill: null,
    payment: null,
    refund: null,
    key: `${last}`,
    lines: told,
    ...more,
  };
};

const payment = (id: string) =>
  [
    id,
    {
      id,
      bill: 'b',
      currency: 'EUR',
      amount: 500,
      tip: 0,
      fee: 0,
      total: 500,
      provider: 'stripe',
      method: 'card',
    },
  ] as const;

const factsWith = (entries: Entry[], donated = 0): Facts => ({
  payments: new Map([payment('dishes'), payment('gift')]),
  refunds: new Map(),
  allocations:
    donated > 0
      ? [
          {
            item: 'i',
            payment: 'gift',
            amount: donated,
            bill: 'b',
            kind: 'donation',
            price: donated,
            discount: 0,
          },
        ]
      : [],
  entries,
  events: [],
});

const problems = (hold: (report: (what: string) => void) => void): string[] => {
  const found: string[] = [];
  hold(what => found.push(what));
  return found;
};

describe('disputes', () => {
  const booked = (status: string): ReadonlyMap<string, Booked> =>
    new Map([
      [
        'dishes',
        {
          reference: 'dishes',
          amount_minor: 500,
          currency: 'EUR',
          status: 'succeeded',
          captured_minor: 500,
          refunded_minor: 0,
          refunds: [],
          disputes: [{ ref: 'dp', amount_minor: 100, status }],
        },
      ],
    ]);
  const told = (of: string, lines: readonly Line[]) =>
    entry('dispute', lines, { payment: of, data: { dispute: 'dp' } });
  const opened = () => [told('dishes', [['disputed', 90]]), told('gift', [['disputed', 10]])];
  const lost = (dishes: number, gift: number) => [
    told('dishes', [
      ['disputed', -90],
      ['chargebacks', dishes],
    ]),
    told('gift', [
      ['disputed', -10],
      ['donations_payable', gift, 'shelter'],
    ]),
  ];
  const held = (entries: Entry[], status: string): string[] =>
    problems(report => holdDisputes(factsWith(entries), booked(status), report));

  it('agree as they were opened, and as they ended', () => {
    expect(held(opened(), 'under_review')).toEqual([]);
    expect(held([...opened(), ...lost(90, 10)], 'lost')).toEqual([]);
  });

  it('are seen when they stand elsewhere than at the bank, or are none of it', () => {
    expect(held(opened(), 'won')).toHaveLength(1);
    expect(held([], 'lost')).toHaveLength(1);
    expect(problems(report => holdDisputes(factsWith(opened()), new Map(), report)).join()).toContain(
      'none of its bank',
    );
  });

  it('are seen when they are divided anew at the end, though all of it comes to the same', () => {
    expect(held([...opened(), ...lost(80, 20)], 'lost')).toHaveLength(2);
  });
});

describe('what is owed to whom guests gave for', () => {
  type Shown = Parameters<typeof holdGifts>[1][number];
  const shown = (
    to: string | null,
    [given, given_back, shared, paid_out, owed]: readonly number[],
    kind: Shown['kind'] = 'tip',
  ): Shown => ({
    kind,
    to,
    name: 'Rūta',
    given: given ?? 0,
    given_back: given_back ?? 0,
    shared: shared ?? 0,
    paid_out: paid_out ?? 0,
    owed: owed ?? 0,
    has_account: false,
    has_mail: false,
  });
  const held = (entries: Entry[], shows: Shown[], donated = 0): string[] =>
    problems(report => holdGifts(factsWith(entries, donated), shows, report));
  const given = (amount: number, to?: string) =>
    entry('capture', [to === undefined ? ['tips_payable', -amount] : ['tips_payable', -amount, to]]);
  const share = (ruta: number, jonas: number, weights: readonly [number, number] = [2, 1]) =>
    entry(
      'tip_share',
      [
        ['tips_payable', 1000],
        ['tips_payable', -ruta, 'ruta'],
        ['tips_payable', -jonas, 'jonas'],
      ],
      {
        data: {
          amount_minor: 1000,
          weight_of_all: 3,
          shares: [
            { to: 'ruta', weight: weights[0], amount_minor: ruta },
            { to: 'jonas', weight: weights[1], amount_minor: jonas },
          ],
        },
      },
    );
  const people = (ruta: number, jonas: number) => [
    shown(null, [10, 0, -10, 0, 0]),
    shown('ruta', [0, 0, ruta, 0, ruta]),
    shown('jonas', [0, 0, jonas, 0, jonas]),
  ];

  it('agrees: given, given back after it was paid out, shared', () => {
    const earned = given(500, 'ruta');
    const out = entry('payout', [['tips_payable', 500, 'ruta']]);
    const back = entry('refund_due', [['tips_payable', 300, 'ruta']]);
    expect(held([earned, out, back], [shown('ruta', [5, 3, 0, 5, -3])])).toEqual([]);
    expect(held([given(1000), share(667, 333)], people(6.67, 3.33))).toEqual([]);
  });

  it('is seen where a part of it differs, though what is owed does not', () => {
    const earned = given(500, 'ruta');
    const out = entry('payout', [['tips_payable', 500, 'ruta']]);
    expect(held([earned, out], [shown('ruta', [5, 5, 0, 0, 0])])).toHaveLength(2);
  });

  it('is seen where more was paid out than was theirs until then', () => {
    const early = entry('payout', [['tips_payable', 500, 'ruta']]);
    expect(held([early, given(500, 'ruta')], [shown('ruta', [5, 0, 0, 5, 0])])).toHaveLength(1);
  });

  it('is seen where somebody got another share than their weight', () => {
    expect(held([given(1000), share(700, 300)], people(7, 3))).toHaveLength(2);
  });

  it('is seen where more was given than was paid for donations', () => {
    const donated = entry('sale', [['donations_payable', -700, 'shelter']]);
    const shows = [shown('shelter', [7, 0, 0, 0, 7], 'donation')];
    expect(held([donated], shows, 700)).toEqual([]);
    expect(held([donated], shows, 600)).toHaveLength(1);
  });
});
