import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { balances, refundDueLines, refundTotal } from '../ledger/index.ts';
import { minor, sum, ZERO } from '../money/index.ts';
import { MAX_REFUSALS, type PaidPiece, planRefund, type RefundableMoney, refundBackoff } from './index.ts';

const piece = (id: string, left: number, kind: PaidPiece['kind'] = 'item'): PaidPiece => ({
  id,
  kind,
  left: minor(left),
});
/** Soup 6.50, steak 18.00, a fee of 0.20, a tip of 2.00 for Ruta and one of 1.00 chosen when ordering. */
const dinner: RefundableMoney = {
  sales: minor(2450),
  feePieces: minor(20),
  tipPieces: minor(100),
  fee: minor(30),
  tip: minor(200),
  personnelId: 'ruta',
  suspense: ZERO,
  pieces: [piece('soup', 650), piece('steak', 1800), piece('fee', 20, 'fee'), piece('pool', 100, 'tip')],
};
const wish = (amount: number | null, pieces: string[] = [], tip = 0) => ({
  amount: amount === null ? null : minor(amount),
  pieces,
  tip: minor(tip),
});

describe('planRefund', () => {
  it.each<[string, ReturnType<typeof wish>, Record<string, number>, Record<string, number>]>([
    [
      'everything, the tip included',
      wish(null),
      { sales: 2450, feePieces: 20, tipPieces: 100, fee: 30, tip: 200 },
      { soup: 650, steak: 1800, fee: 20, pool: 100 },
    ],
    ['a dish', wish(null, ['soup']), { sales: 650 }, { soup: 650 }],
    [
      'two dishes and some of the tip',
      wish(null, ['soup', 'steak'], 50),
      { sales: 2450, tip: 50 },
      { soup: 650, steak: 1800 },
    ],
    ['a part of a dish', wish(300, ['steak']), { sales: 300 }, { steak: 300 }],
    ['a part of two dishes', wish(245, ['soup', 'steak']), { sales: 245 }, { soup: 65, steak: 180 }],
    ['the fee', wish(null, ['fee']), { feePieces: 20 }, { fee: 20 }],
    ['the tip chosen when ordering', wish(null, ['pool']), { tipPieces: 100 }, { pool: 100 }],
    ['the tip only', wish(200, [], 200), { tip: 200 }, {}],
    ['the tip that is named and nothing else', wish(null, [], 200), { tip: 200 }, {}],
    ['a part of the tip that is named and nothing else', wish(null, [], 50), { tip: 50 }, {}],
    ['some money', wish(1000), { sales: 1000 }, {}],
    ['some money and some tip', wish(1000, [], 100), { sales: 900, tip: 100 }, {}],
    ['all but the tip', wish(2600), { sales: 2450, feePieces: 20, fee: 30, tipPieces: 100 }, {}],
  ])('gives back %s', (_name, wanted, sources, pieces) => {
    const plan = planRefund(dinner, wanted);
    const nothing = { sales: 0, feePieces: 0, tipPieces: 0, fee: 0, tip: 0, suspense: 0 };
    expect(plan?.sources).toEqual({ ...nothing, personnelId: 'ruta', ...sources });
    expect(Object.fromEntries(plan?.pieces.map(({ id, amount }) => [id, amount]) ?? [])).toEqual(pieces);
  });

  it.each<[string, ReturnType<typeof wish>]>([
    ['more than was paid', wish(2801)],
    ['money of the tip without saying so', wish(2601)],
    ['more than the tip', wish(201, [], 201)],
    ['more than the tip, named alone', wish(null, [], 201)],
    ['more than a dish', wish(651, ['soup'])],
    ['a dish that was paid by somebody else', wish(null, ['cake'])],
    ['nothing', wish(0)],
    ['less than its own tip', wish(100, [], 200)],
    ['less than its own tip, with a dish', wish(100, ['soup'], 200)],
  ])('refuses %s', (_name, wanted) => {
    expect(planRefund(dinner, wanted)).toBeNull();
  });

  it('refuses a dish that was given back before, and takes the rest of one that was in part', () => {
    const later = { ...dinner, sales: minor(1950), pieces: [piece('soup', 0), piece('steak', 1300)] };
    expect(planRefund(later, wish(null, ['soup']))).toBeNull();
    expect(planRefund(later, wish(null, ['steak']))?.amount).toBe(1300);
  });

  it('bounds dishes by what is left of the payment', () => {
    const afterMoney = { ...dinner, sales: minor(1000) };
    expect(planRefund(afterMoney, wish(null, ['steak']))).toBeNull();
    expect(planRefund(afterMoney, wish(null))).toMatchObject({ amount: 1350, pieces: [] });
  });

  it('gives money that was for nothing back first', () => {
    expect(planRefund({ ...dinner, suspense: minor(1) }, wish(3))?.sources).toMatchObject({
      suspense: 1,
      sales: 2,
    });
  });

  it('always sums: parts to the amount, pieces to the bill, debits to credits; and never takes more than is left', () => {
    const amount = fc.integer({ min: 0, max: 5_000 });
    const money = fc
      .record({
        lefts: fc.array(fc.record({ left: amount, kind: fc.constantFrom('item', 'fee', 'tip') }), {
          maxLength: 8,
        }),
        fee: amount,
        tip: amount,
        suspense: amount,
      })
      .map(({ lefts, fee, tip, suspense }): RefundableMoney => {
        const pieces = lefts.map(({ left, kind }, index) => piece(String(index), left, kind));
        const of = (kind: string) => sum(pieces.filter(each => each.kind === kind).map(({ left }) => left));
        return {
          sales: of('item'),
          feePieces: of('fee'),
          tipPieces: of('tip'),
          fee: minor(fee),
          tip: minor(tip),
          personnelId: null,
          suspense: minor(suspense),
          pieces,
        };
      });
    const wishes = fc.record({
      amount: fc.option(amount.map(minor)),
      tip: amount.map(minor),
      pieces: fc.uniqueArray(fc.integer({ min: 0, max: 7 }).map(String), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(money, wishes, (left, wanted) => {
        const plan = planRefund(left, wanted);
        if (plan === null) return;
        expect(refundTotal(plan.sources)).toBe(plan.amount);
        expect(balances(refundDueLines(plan.sources))).toBe(true);
        expect(plan.amount).toBeLessThanOrEqual(refundTotal(left));
        for (const { id, amount: back } of plan.pieces) {
          expect(back).toBeLessThanOrEqual(left.pieces.find(each => each.id === id)?.left ?? -1);
        }
        if (wanted.pieces.length > 0) {
          expect(sum(plan.pieces.map(({ amount: back }) => back)) + plan.tip).toBe(plan.amount);
        }
      }),
    );
  });
});

describe('the pause before a refund is asked again', () => {
  it.each([
    ['silent', 1, 15],
    ['silent', 2, 30],
    ['silent', 6, 600],
    ['silent', 99, 600],
    ['pending', 1, 10],
    ['pending', 9, 3_600],
    ['refused', 1, 60],
    ['refused', 3, 3_600],
  ] as const)('%s, the %sth time: %s s', (kind, times, seconds) => {
    expect(refundBackoff(kind, times)).toBe(seconds * 1_000);
  });

  it('comes before a person is asked', () => {
    expect(MAX_REFUSALS).toBe(4);
  });
});
