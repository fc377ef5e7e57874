import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../setup/root.ts';
import { canonical } from './canonical.ts';
import { FIRST_HASH, FORMAT } from './format.ts';
import { verifyLines } from './verify-lines.ts';

type Fact = readonly [type: string, record: Record<string, unknown>];
type Sealed = Record<string, unknown> & { number: number; hash: string };

const line = (account: string, amount: number, personnel: string | null = null) => ({
  account,
  amount,
  personnel,
});
const entry = (id: number, kind: string, about: Record<string, unknown>, lines: unknown[]): Fact => [
  'entry',
  {
    id,
    kind,
    currency: 'EUR',
    bill: 'b1',
    payment: null,
    refund: null,
    key: `${kind}:${id}`,
    data: {},
    ...about,
    lines,
  },
];
/** A dinner of 24.50 with a tip, paid; the soup is given back. */
const DINNER: readonly Fact[] = [
  entry(1, 'sale', {}, [line('receivable', 2450), line('sales', -2450)]),
  ['payment', { id: 'p1', bill: 'b1', currency: 'EUR', amount: 2450, tip: 200, fee: 0, total: 2650 }],
  ['event', { id: 1, payment: 'p1', kind: 'created', data: {} }],
  ['event', { id: 2, payment: 'p1', kind: 'captured', data: { amount: 2650 } }],
  [
    'allocation',
    { item: 'soup', payment: 'p1', amount: 650, bill: 'b1', kind: 'item', price: 650, discount: 0 },
  ],
  [
    'allocation',
    { item: 'steak', payment: 'p1', amount: 1800, bill: 'b1', kind: 'item', price: 2000, discount: 200 },
  ],
  entry(2, 'capture', { payment: 'p1' }, [
    line('clearing:stripe', 2650),
    line('receivable', -2450),
    line('tips_payable', -200, 'ruta'),
  ]),
  [
    'refund',
    { id: 'r1', payment: 'p1', amount: 650, tip: 0, items: [{ bill_item_id: 'soup', amount: 650 }] },
  ],
  entry(3, 'refund_due', { payment: 'p1', refund: 'r1' }, [
    line('sales', 650),
    line('refunds_payable', -650),
  ]),
  entry(4, 'refund', { payment: 'p1', refund: 'r1' }, [
    line('refunds_payable', 650),
    line('clearing:stripe', -650),
  ]),
];

const venue = (after = 0, previous_hash = FIRST_HASH) => ({
  type: 'venue',
  format: FORMAT,
  venue: 'v1',
  name: 'Vilnius',
  currency: 'EUR',
  decimals: 2,
  after,
  previous_hash,
});
const sealed = (facts: readonly Fact[], of = 'v1'): Sealed[] => {
  let previous = FIRST_HASH;
  return facts.map(([type, record], index) => {
    const body = { type, venue: of, number: index + 1, sealed_at: '2026-03-18T10:00:00.000Z', record };
    const hash = createHash('sha256')
      .update(Buffer.from(previous, 'hex'))
      .update(canonical(body))
      .digest('hex');
    const made = { ...body, previous_hash: previous, hash };
    previous = hash;
    return made;
  });
};
const end = (records: readonly Sealed[]) => ({
  type: 'end',
  venue: 'v1',
  number: records.at(-1)?.number ?? 0,
  hash: records.at(-1)?.hash ?? FIRST_HASH,
});
const whole = (records: readonly Sealed[]) => [venue(), ...records, end(records)];
const verdictOf = (lines: readonly unknown[]) => verifyLines(lines.map(each => JSON.stringify(each)));
const swapped = <T>(list: readonly T[], a: number, b: number): T[] =>
  list.map((each, index) => (index === a ? list[b] : index === b ? list[a] : each) as T);
const changed = (records: readonly Sealed[], index: number, from: string, to: string): Sealed[] =>
  records.map((record, at) => (at === index ? JSON.parse(JSON.stringify(record).replace(from, to)) : record));

describe('the verifier of exported books', () => {
  it('recomputes every balance from the export alone', async () => {
    const { problems, venues } = await verdictOf(whole(sealed(DINNER)));
    expect(problems).toEqual([]);
    expect(Object.fromEntries(venues[0]?.accounts ?? [])).toEqual({
      receivable: 0,
      sales: -1800,
      'clearing:stripe': 2000,
      tips_payable: -200,
      refunds_payable: 0,
    });
    expect(Object.fromEntries(venues[0]?.tips ?? [])).toEqual({ ruta: 200 });
    expect(Object.fromEntries(venues[0]?.bills ?? [])).toEqual({ b1: 0 });
  });

  it('says what each is owed of what guests gave, after sharing and payouts', async () => {
    const gifts: Fact[] = [
      entry(1, 'correction', {}, [line('cash', 1000), line('tips_payable', -1000)]),
      entry(2, 'tip_share', {}, [
        line('tips_payable', 900),
        line('tips_payable', -600, 'ruta'),
        line('tips_payable', -300, 'cook'),
      ]),
      entry(3, 'payout', {}, [line('tips_payable', 450, 'ruta'), line('payroll', -450)]),
      entry(4, 'correction', {}, [line('cash', 2000), line('donations_payable', -2000, 'shelter')]),
      entry(5, 'payout', {}, [line('donations_payable', 1500, 'shelter'), line('bank', -1500)]),
    ];
    const { problems, venues } = await verdictOf(whole(sealed(gifts)));
    expect(problems).toEqual([]);
    expect(Object.fromEntries(venues[0]?.tips ?? [])).toEqual({ house: 100, ruta: 150, cook: 300 });
    expect(Object.fromEntries(venues[0]?.donations ?? [])).toEqual({ shelter: 500 });
  });

  /** An operator takes 40.00 for a stall at 12.5 percent, gives 9.00 back and pays 20.00 out: both books. */
  const sale = (commission = 500, back = -112) => {
    const about = { bill: null, payment: 'p1' };
    const stall: Fact[] = [
      entry(1, 'sale', {}, [line('receivable', 4000), line('sales', -4000)]),
      ['payment', { id: 'p1', bill: 'b1', currency: 'EUR', amount: 4000, tip: 0, fee: 0, total: 4000 }],
      ['event', { id: 1, payment: 'p1', kind: 'captured', data: { amount: 4000 } }],
      [
        'allocation',
        { item: 'a', payment: 'p1', amount: 4000, bill: 'b1', kind: 'item', price: 4000, discount: 0 },
      ],
      entry(2, 'capture', { payment: 'p1' }, [line('clearing:venue-v2', 4000), line('receivable', -4000)]),
      entry(3, 'commission', { ...about, data: { basis_points: 1250 } }, [
        line('commissions', commission),
        line('clearing:venue-v2', -commission),
      ]),
      [
        'refund',
        { id: 'r1', payment: 'p1', amount: 900, tip: 0, items: [{ bill_item_id: 'a', amount: 900 }] },
      ],
      entry(4, 'refund_due', { payment: 'p1', refund: 'r1' }, [
        line('sales', 900),
        line('refunds_payable', -900),
      ]),
      entry(5, 'refund', { payment: 'p1', refund: 'r1' }, [
        line('refunds_payable', 900),
        line('clearing:venue-v2', -900),
      ]),
      entry(6, 'commission', { ...about, data: { basis_points: 1250 } }, [
        line('commissions', back),
        line('clearing:venue-v2', -back),
      ]),
      entry(7, 'stall_payout', {}, [line('bank', 2000), line('clearing:venue-v2', -2000)]),
      entry(8, 'stall_transfer', { payment: 'p1' }, [
        line('clearing:stripe', 700),
        line('clearing:venue-v2', -700),
      ]),
    ];
    const operator: Fact[] = [
      entry(1, 'for_stall', { data: { of: 'capture' } }, [
        line('clearing:stripe', 4000),
        line('stalls_payable', -4000, 'v1'),
      ]),
      entry(2, 'commission', {}, [line('stalls_payable', 500, 'v1'), line('commissions', -500)]),
      entry(3, 'for_stall', { data: { of: 'refund' } }, [
        line('stalls_payable', 900, 'v1'),
        line('clearing:stripe', -900),
      ]),
      entry(4, 'commission', {}, [line('commissions', 112), line('stalls_payable', -112, 'v1')]),
      entry(5, 'stall_payout', {}, [line('stalls_payable', 2000, 'v1'), line('bank', -2000)]),
      entry(6, 'stall_transfer', {}, [line('stalls_payable', 700, 'v1'), line('clearing:stripe', -700)]),
    ];
    const atOperator = sealed(operator, 'v2');
    return [
      ...whole(sealed(stall)),
      { ...venue(), venue: 'v2', name: 'The hall' },
      ...atOperator,
      { ...end(atOperator), venue: 'v2' },
    ];
  };

  it('says what an operator owes a stall and of what, and holds both their books and its percentage against it', async () => {
    const { problems, venues } = await verdictOf(sale());
    expect(problems).toEqual([]);
    const operator = venues.find(({ venue: id }) => id === 'v2');
    expect(operator?.stallAccounts.get('v1')).toEqual({
      taken: 4000,
      givenBack: 900,
      commission: 388,
      passed: 700,
      paidOut: 2000,
    });
    expect(operator?.stalls.get('v1')).toBe(12);
    // Half a cent of 31.00 is rounded up. What is booked otherwise shows in the stall's books and beside the operator's.
    const wrong = (await verdictOf(sale(500, -113))).problems.join('\n');
    expect(wrong).toMatch(/of which 388 is commission, and 387 was booked/);
    expect(wrong).toMatch(/is owed 13 by v2, whose books say 12/);
  });

  it('takes the same books in parts', async () => {
    const records = sealed(DINNER);
    const [first, second] = [records.slice(0, 4), records.slice(4)];
    const parts = [venue(), ...first, end(first), venue(4, first.at(-1)?.hash), ...second, end(second)];
    expect((await verdictOf(parts)).problems).toEqual([]);
    const gap = [
      venue(),
      ...first.slice(0, 3),
      end(first.slice(0, 3)),
      venue(4, first.at(-1)?.hash),
      ...second,
      end(second),
    ];
    expect((await verdictOf(gap)).problems).not.toEqual([]);
  });

  const records = sealed(DINNER);
  it.each<[string, unknown[]]>([
    ['a changed amount', whole(changed(records, 0, '2450', '2451'))],
    ['a changed event', whole(changed(records, 3, '2650', '2600'))],
    ['a changed time', whole(changed(records, 5, '10:00:00', '10:00:01'))],
    ['a changed hash', whole(changed(records, 4, records[4]?.hash ?? '', '0'.repeat(64)))],
    ['a deleted record', whole(records.filter((_, index) => index !== 2))],
    ['the last record deleted', [venue(), ...records.slice(0, -1), end(records)]],
    ['two records swapped', whole(swapped(records, 2, 3))],
    ['a record twice', whole([...records.slice(0, 3), records[2] as Sealed, ...records.slice(3)])],
    [
      'an inserted record',
      whole([...records.slice(0, 6), { ...(records[6] as Sealed), number: 7 }, ...records.slice(6)]),
    ],
    ['a record of another venue', whole(changed(records, 4, '"v1"', '"v2"'))],
    [
      'a record that is gone',
      whole(records.map((each, index) => (index === 1 ? { ...each, record: null } : each))),
    ],
    ['a cut off end', [venue(), ...records]],
    ['nothing', []],
    ['another format', [{ ...venue(), format: 'tableside-ledger/2' }, ...records, end(records)]],
  ])('finds %s', async (_name, lines) => {
    expect((await verdictOf(lines)).problems).not.toEqual([]);
  });

  it('finds half a line', async () => {
    const text = whole(records).map(each => JSON.stringify(each));
    expect((await verifyLines([...text.slice(0, -1), '{"type":"en'])).problems).not.toEqual([]);
  });

  /** Whoever can seal can forge the chain; the books then still have to agree. */
  const resealed = (change: (facts: Fact[]) => Fact[]) => verdictOf(whole(sealed(change([...DINNER]))));
  const replaced = (index: number, fact: Fact) => (facts: Fact[]) =>
    facts.map((each, at) => (at === index ? fact : each));
  it.each<[string, RegExp, (facts: Fact[]) => Fact[]]>([
    [
      'an entry that does not balance',
      /balance/,
      replaced(0, entry(1, 'sale', {}, [line('receivable', 2450), line('sales', -2400)])),
    ],
    ['more paid than owed', /more than was on it/, facts => facts.slice(1)],
    ['a piece paid twice', /paid twice/, facts => [...facts, DINNER[4] as Fact]],
    ['a payment without pieces', /paid for 650/, facts => facts.filter((_, index) => index !== 5)],
    ['a refund without an entry', /its entry of 0/, facts => facts.filter((_, index) => index < 8)],
    [
      'a refund made twice',
      /gave back 1300/,
      facts => [
        ...facts,
        entry(5, 'refund', { payment: 'p1', refund: 'r1' }, [
          line('refunds_payable', 650),
          line('clearing:stripe', -650),
        ]),
      ],
    ],
    [
      'another sum captured than booked',
      /booked with 2650/,
      replaced(3, ['event', { id: 2, payment: 'p1', kind: 'captured', data: { amount: 2600 } }]),
    ],
    ['an entry twice', /repeats/, facts => [...facts, DINNER[0] as Fact]],
    [
      'a dish given back with more than it cost',
      /more than was paid/,
      replaced(7, [
        'refund',
        { id: 'r1', payment: 'p1', amount: 650, tip: 0, items: [{ bill_item_id: 'soup', amount: 651 }] },
      ]),
    ],
    [
      'a payment whose parts are not its sum',
      /does not add up/,
      replaced(1, [
        'payment',
        { id: 'p1', bill: 'b1', currency: 'EUR', amount: 2450, tip: 200, fee: 1, total: 2650 },
      ]),
    ],
  ])('finds %s in a forged chain', async (_name, words, change) => {
    const { problems } = await resealed(change);
    expect(problems.join('\n')).toMatch(words);
  });
});

describe('the command', () => {
  const ran = (lines: readonly unknown[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'ledger-verify-'));
    const path = join(folder, 'books.ndjson');
    writeFileSync(path, lines.map(each => `${JSON.stringify(each)}\n`).join(''));
    return new Promise<{ code: unknown; text: string }>(resolve =>
      execFile(process.execPath, [inRoot('tools/ledger/verify.ts'), path], (error, out, err) => {
        rmSync(folder, { recursive: true });
        resolve({ code: error?.code ?? 0, text: out + err });
      }),
    );
  };

  it('says what the balances are, or what is wrong', async () => {
    const good = await ran(whole(sealed(DINNER)));
    expect(good.code).toBe(0);
    expect(good.text).toMatch(
      /clearing:stripe +20\.00 EUR[\s\S]*tips of ruta +2\.00 EUR[\s\S]*whole and agree/,
    );
    const bad = await ran(whole(changed(sealed(DINNER), 0, '2450', '2451')));
    expect(bad.code).toBe(1);
    expect(bad.text).toMatch(/WRONG .*number 1 is not what was sealed/);
  });
});
