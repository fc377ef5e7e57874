import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import {
  balances,
  DISPUTE_STATUSES,
  type DisputeBooked,
  type DisputeStatus,
  disputeLines,
  isDisputeUpdate,
} from './index.ts';

const NOTHING = { disputed: minor(0), chargebacks: minor(0), given: minor(0) };
const HELD = { ...NOTHING, disputed: minor(1250) };
const LOST = { ...NOTHING, chargebacks: minor(1250) };

const account = 'clearing:stripe' as const;
const lines = (booked: DisputeBooked, standing: DisputeStatus, amount = 1250) =>
  Object.fromEntries(
    disputeLines(booked, { standing, amount: minor(amount), account }).map(line => [
      line.account,
      line.amount,
    ]),
  );

describe('the books of a dispute', () => {
  it.each<[string, DisputeBooked, DisputeStatus, Record<string, number>]>([
    ['a question moves nothing', NOTHING, 'asked', {}],
    ['it opens', NOTHING, 'open', { disputed: 1250, [account]: -1250 }],
    ['it is told of again', HELD, 'open', {}],
    ['it is won', HELD, 'won', { disputed: -1250, [account]: 1250 }],
    ['it is lost', HELD, 'lost', { disputed: -1250, chargebacks: 1250 }],
    ['its loss is all we hear of', NOTHING, 'lost', { chargebacks: 1250, [account]: -1250 }],
    ['its end in our favour is all we hear of', NOTHING, 'won', {}],
    ['it is lost, told again', LOST, 'lost', {}],
    ['it is won after all', LOST, 'won', { chargebacks: -1250, [account]: 1250 }],
  ])('%s', (_name, booked, standing, expected) => {
    expect(lines(booked, standing)).toEqual(expected);
  });

  it('follows a sum that changes while it is open', () => {
    expect(lines(HELD, 'open', 700)).toEqual({ disputed: -550, [account]: 550 });
  });

  it('always balance, and come to where the dispute stands last, whatever was told before', () => {
    const told = fc.record({ standing: fc.constantFrom(...DISPUTE_STATUSES), amount: fc.nat(100_000) });
    fc.assert(
      fc.property(fc.array(told, { minLength: 1, maxLength: 8 }), news => {
        const sums: Record<string, number> = {};
        for (const { standing, amount } of news) {
          const booked = {
            disputed: minor(sums.disputed ?? 0),
            chargebacks: minor(sums.chargebacks ?? 0),
            given: minor(0),
          };
          const entry = disputeLines(booked, { standing, amount: minor(amount), account });
          expect(balances(entry)).toBe(true);
          for (const line of entry) sums[line.account] = (sums[line.account] ?? 0) + line.amount;
        }
        const last = news.at(-1);
        expect(sums.disputed ?? 0).toBe(last?.standing === 'open' ? last.amount : 0);
        expect(sums.chargebacks ?? 0).toBe(last?.standing === 'lost' ? last.amount : 0);
      }),
    );
  });
});

describe('the books of a dispute of what was given by card', () => {
  const gift = { kind: 'donation', to: 'shelter', left: minor(1200) } as const;
  const of = (booked: DisputeBooked, standing: DisputeStatus, left = 1200) =>
    disputeLines(booked, { standing, amount: minor(1250), account, gift: { ...gift, left: minor(left) } });
  const theirs = (amount: number) => ({ account: 'donations_payable', amount, personnelId: 'shelter' });
  const given = { ...NOTHING, chargebacks: minor(50), given: minor(1200) };

  it('hold it back like any other, and owe its recipient less once it is lost; the fee on top is the loss of the house', () => {
    expect(of(NOTHING, 'open')).toEqual([
      { account: 'disputed', amount: 1250 },
      { account, amount: -1250 },
    ]);
    expect(of(HELD, 'lost')).toEqual([
      { account: 'disputed', amount: -1250 },
      { account: 'chargebacks', amount: 50 },
      theirs(1200),
    ]);
    expect(of(given, 'lost')).toEqual([]);
  });

  it('take no more than is left of it, and give it back when the bank decides for the venue after all', () => {
    expect(of(HELD, 'lost', 0)).toEqual([
      { account: 'disputed', amount: -1250 },
      { account: 'chargebacks', amount: 1250 },
    ]);
    expect(of(given, 'won')).toEqual([
      { account: 'chargebacks', amount: -50 },
      theirs(-1200),
      { account, amount: 1250 },
    ]);
  });
});

it.each<[DisputeStatus | null, DisputeStatus, boolean]>([
  [null, 'asked', true],
  [null, 'lost', true],
  ['asked', 'open', true],
  ['open', 'open', true],
  ['open', 'asked', false],
  ['open', 'won', true],
  ['won', 'open', false],
  ['lost', 'open', false],
  ['lost', 'asked', false],
  ['lost', 'won', true],
])('after %s, %s is news: %s', (before, said, news) => {
  expect(isDisputeUpdate(before, said)).toBe(news);
});
