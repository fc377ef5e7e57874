import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { figures, type JournalTotal, methodParts } from '../reports/index.ts';
import {
  balances,
  basisPointsOf,
  captureLines,
  commissionLines,
  commissionOf,
  disputeLines,
  keptBy,
  type LedgerLine,
  operatorAccount,
  owedByOperator,
  refundLines,
  stallPayoutLines,
} from './index.ts';

const between = { stallId: 'ramen', operatorId: 'hall' };
const atOperator = operatorAccount('hall');

describe('the commission of a hall', () => {
  it.each([
    [0, 0],
    [12.5, 1250],
    [9.99, 999],
    [100, 10_000],
    [33.33, 3333],
    [0.01, 1],
    [0.005, null],
    [12.345, null],
    [-1, null],
    [100.01, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('of %d percent is %s hundredths of a percent', (percent, points) => {
    expect(basisPointsOf(percent)).toBe(points);
  });

  it.each([
    // kept, hundredths of a percent, commission
    [2450, 1000, 245],
    [2450, 0, 0],
    [450, 1250, 56],
    // Half a cent is rounded up, and on its way back as well.
    [450, 1000, 45],
    [5, 1000, 1],
    [-5, 1000, -1],
    [4, 1000, 0],
    [1, 10_000, 1],
    [333, 3333, 111],
  ])('of %d at %d is %d', (kept, points, commission) => {
    expect(commissionOf(minor(kept), points)).toBe(commission);
  });

  const captured = captureLines({
    captured: minor(2450),
    allocated: minor(2450),
    tip: minor(0),
    fee: minor(0),
    account: atOperator,
    personnelId: null,
  });
  it.each<[string, readonly LedgerLine[], number]>([
    ['money that came', captured, 2450],
    ['a refund by the operator', refundLines(minor(450), atOperator), -450],
    ['a refund out of the drawer of the stall', refundLines(minor(450), 'cash'), -450],
    [
      'a dispute',
      disputeLines(
        { disputed: minor(0), chargebacks: minor(0), given: minor(0) },
        { standing: 'open', amount: minor(450), account: atOperator },
      ),
      -450,
    ],
    ['a sale', [{ account: 'sales', amount: minor(-450) }], 0],
  ])('counts %s', (_, lines, kept) => {
    expect(keptBy(lines)).toBe(kept);
  });

  it('is the same in both books, and what is owed is less by it; paid out, nothing is owed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e7 }).map(minor),
        fc.integer({ min: 0, max: 10_000 }),
        (taken, points) => {
          const commission = commissionOf(taken, points);
          const owed = minor(taken - commission);
          const entries = [
            commissionLines(commission, between),
            ...(owed === 0 ? [] : [stallPayoutLines(owed, between, 'bank')]),
          ];
          for (const { stall, operator } of entries) {
            expect(balances(stall) && balances(operator)).toBe(true);
            const payable = operator.find(({ account }) => account === 'stalls_payable');
            expect(payable?.amount ?? 0).toBe(-owedByOperator(stall, 'hall') || 0);
          }
          const left = entries.reduce(
            (all, { stall }) => all + owedByOperator(stall, 'hall'),
            taken as number,
          );
          expect(left).toBe(0);
        },
      ),
    );
  });
});

it('what is between a stall and its operator is in no figure of sales and by no way to pay', () => {
  const lines = [
    ...commissionLines(minor(245), between).stall,
    ...stallPayoutLines(minor(2205), between, 'cash').stall,
  ];
  const movements = lines.map(
    ({ account, amount }, at): JournalTotal => ({
      kind: at < 2 ? 'commission' : 'stall_payout',
      account,
      amount,
      anew: false,
      entries: 1,
      personnelId: null,
      method: null,
      takenBy: null,
    }),
  );
  expect(figures(movements)).toMatchObject({ net: 0, received: 0, givenBack: 0, moneyCorrected: 0 });
  expect(methodParts(movements)).toEqual([]);
});
