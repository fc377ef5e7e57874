import { describe, expect, it } from 'vitest';
import {
  FORCED_SETTLEMENT,
  isSettlementDue,
  LATE_VOID_MS,
  type SettlementStanding,
  settlementDifference,
  VOID_UNRESOLVED,
} from './index.ts';

describe('what a settlement says against the books', () => {
  const booked = { sales: 5_000, refunds: 700 };
  it.each([
    ['the same', { sales: 5_000, refunds: 700 }, null],
    ['a sale more', { sales: 6_200, refunds: 700 }, { sales: 1_200, refunds: 0 }],
    ['a sale less', { sales: 4_000, refunds: 700 }, { sales: -1_000, refunds: 0 }],
    ['both by the same: no sum hides it', { sales: 5_100, refunds: 800 }, { sales: 100, refunds: 100 }],
    ['no sums', null, null],
  ])('%s', (_, told, difference) => expect(settlementDifference(booked, told)).toEqual(difference));
});

it('[PERSON-16] [TERM-09] [TERM-10] [TERM-11] [TERM-20] the waits at a terminal are those of the documents', () => {
  expect(FORCED_SETTLEMENT).toEqual({ afterMs: 2_000, saleAgainAfterMs: 1_000 });
  expect(LATE_VOID_MS).toBe(2_000);
  expect(VOID_UNRESOLVED).toEqual({ apartMs: 3_000, finalWaitMs: 3_000 });
});

describe('[TERM-21] the day is settled by itself', () => {
  const closedAt = 1_000_000;
  const standing = (over: Partial<SettlementStanding> = {}): SettlementStanding => ({
    closedAt,
    settledAt: closedAt - 80_000_000,
    turnoverSince: closedAt - 3_600_000,
    open: null,
    ...over,
  });
  it.each([
    ['5 s after closing', {}, 5_000, true],
    ['not before that', {}, 4_999, false],
    ['never settled before', { settledAt: null }, 5_000, true],
    ['not while it works', { closedAt: null }, 5_000, false],
    ['not twice', { settledAt: closedAt + 6_000 }, 60_000, false],
    ['not where nothing was done', { turnoverSince: null }, 5_000, false],
    [
      'not for what was done after it, which is of the day to come',
      { turnoverSince: closedAt },
      60_000,
      false,
    ],
    ['again a minute after it was refused', { open: { askedAt: closedAt, isUnknown: false } }, 60_000, true],
    ['not at once', { open: { askedAt: closedAt, isUnknown: false } }, 59_999, false],
  ])('%s', (_, over, after, due) => expect(isSettlementDue(standing(over), closedAt + after)).toBe(due));

  it('[TERM-16] a settlement whose answer was lost is asked for again, whatever the hour', () => {
    const lost = standing({ closedAt: null, open: { askedAt: closedAt, isUnknown: true } });
    expect(isSettlementDue(lost, closedAt + 60_000)).toBe(true);
    expect(isSettlementDue(lost, closedAt + 59_999)).toBe(false);
  });
});
