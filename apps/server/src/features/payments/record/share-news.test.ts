import { minor } from '@tableside/domain/money';
import type { ProviderUpdate } from '@tableside/payments';
import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { newsOfShares } from './share-news.ts';

const NEWS: ProviderUpdate = {
  payment: 'charge',
  providerRef: 'ref',
  status: 'captured',
  captured: minor(0),
  currency: 'EUR',
  refunded: null,
  failure: null,
  data: null,
  eventId: null,
};
const share = (total: number, back = 0) => ({
  total: minor(total),
  refunded: minor(back),
  refund_due: minor(0),
});
const totals = fc.array(fc.integer({ min: 1, max: 1_000_00 }), { minLength: 2, maxLength: 8 });
const sumOf = (parts: readonly (number | null)[]): number =>
  parts.reduce<number>((all, part) => all + (part ?? 0), 0);

describe('what a provider says of several payments at once', () => {
  it('is what was asked for of each, where all of it came', () => {
    fc.assert(
      fc.property(totals, asked => {
        const told = newsOfShares(
          { ...NEWS, captured: minor(sumOf(asked)) },
          asked.map(total => share(total)),
        );
        expect(told.map(({ captured, ofOtherSum }) => [captured, ofOtherSum])).toEqual(
          asked.map(total => [total, false]),
        );
      }),
    );
  });

  it('sums to what came, whatever that is, and agrees with none where it is another sum', () => {
    fc.assert(
      fc.property(totals, fc.integer({ min: 1, max: 10_000_00 }), (asked, captured) => {
        const told = newsOfShares(
          { ...NEWS, captured: minor(captured) },
          asked.map(total => share(total)),
        );
        expect(sumOf(told.map(({ captured: part }) => part))).toBe(captured);
        expect(new Set(told.map(({ ofOtherSum }) => ofOtherSum))).toEqual(
          new Set([captured !== sumOf(asked)]),
        );
      }),
    );
  });

  it('shows what it gave back beyond what we know of once, and nothing of the rest', () => {
    const shares = [share(400, 100), share(600)];
    const told = (refunded: number) =>
      newsOfShares({ ...NEWS, captured: minor(1000), refunded: minor(refunded) }, shares).map(
        news => news.refunded,
      );
    expect(told(100)).toEqual([null, null]);
    expect(told(350)).toEqual([350, null]);
  });

  it('is left as it is for a payment that stands alone', () => {
    const news = { ...NEWS, captured: minor(7), refunded: minor(3) };
    expect(newsOfShares(news, [share(9)])).toEqual([{ ...news, ofOtherSum: false }]);
  });
});
