import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import { type Minor, minor, percentOf, sum } from '../money/index.ts';
import {
  choosePieces,
  divideAt,
  divideEqually,
  equalShare,
  loyaltyParts,
  loyaltyShares,
  netOf,
  type PieceMoney,
  piecesOfLine,
  spreadDiscount,
} from './index.ts';

const amounts = (values: readonly number[]): Minor[] => values.map(minor);
const total = (pieces: readonly PieceMoney[]): PieceMoney => ({
  price: sum(pieces.map(({ price }) => price)),
  discount: sum(pieces.map(({ discount }) => discount)),
});
const piece = (price: number, discount = 0): PieceMoney => ({
  price: minor(price),
  discount: minor(discount),
});
const anyPiece = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([price, part]) => piece(price, Math.floor(price * part)));

describe('what members have off', () => {
  it('[CART-26] is spread over a bill by what its dishes cost, to the cent', () => {
    expect(loyaltyShares(amounts([1000, 1000, 1000]), { percent: 10, amounts: [] })).toEqual([100, 100, 100]);
    expect(loyaltyShares(amounts([333, 333, 333]), { percent: 10, amounts: [] })).toEqual([34, 33, 33]);
    expect(loyaltyShares([], { percent: 10, amounts: [] })).toEqual([]);
    const nets = fc.array(fc.integer({ min: 0, max: 100_000 }).map(minor), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(nets, fc.integer({ min: 1, max: 99 }), (each, percent) => {
        const shares = loyaltyShares(each, { percent, amounts: [] });
        expect(sum(shares)).toBe(percentOf(sum(each), percent));
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(each[index] as Minor);
        }
      }),
    );
  });

  it('goes along with a divided dish, in no part more than its discount', () => {
    fc.assert(
      fc.property(
        anyPiece,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 20 }),
        (whole, part, parts) => {
          const loyalty = minor(Math.floor(whole.discount * part));
          const discounts = divideEqually(whole, parts).map(({ discount }) => discount);
          const shares = loyaltyParts(loyalty, discounts);
          expect(sum(shares)).toBe(loyalty);
          for (const [index, share] of shares.entries())
            expect(share).toBeLessThanOrEqual(discounts[index] as Minor);
        },
      ),
    );
  });
});

describe('dividing a piece', () => {
  it.each([
    // price, discount, parts -> nets
    [1000, 0, 3, [334, 333, 333]],
    [1000, 100, 3, [300, 300, 300]],
    [100, 0, 7, [15, 15, 14, 14, 14, 14, 14]],
    [2, 0, 3, [1, 1, 0]],
    [500, 500, 2, [0, 0]],
    [999, 0, 1, [999]],
  ])('%i less %i by %i is %j', (price, discount, parts, nets) => {
    const divided = divideEqually(piece(price, discount), parts);
    expect(divided.map(netOf)).toEqual(nets);
    expect(total(divided)).toEqual(piece(price, discount));
  });

  it('parts always sum to the piece, differ by a cent at most, and are never below zero', () => {
    fc.assert(
      fc.property(anyPiece, fc.integer({ min: 1, max: 20 }), (whole, parts) => {
        const divided = divideEqually(whole, parts);
        expect(divided).toHaveLength(parts);
        expect(total(divided)).toEqual(whole);
        const nets = divided.map(netOf);
        expect(Math.max(...nets) - Math.min(...nets)).toBeLessThanOrEqual(1);
        expect(Math.min(...nets, ...divided.map(({ discount }) => discount))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('takes exactly the asked part off a piece', () => {
    fc.assert(
      fc.property(anyPiece, fc.nat(), (whole, number) => {
        const net = netOf(whole);
        fc.pre(net > 1);
        const first = minor(1 + (number % (net - 1)));
        const [one, two] = divideAt(whole, first);
        expect(netOf(one)).toBe(first);
        expect(total([one, two])).toEqual(whole);
        expect(Math.min(one.discount, two.discount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([0, -1, 900, 901])('refuses to divide 900 at %i', first => {
    expect(() => divideAt(piece(1000, 100), minor(first))).toThrow(RangeError);
  });

  it('a line becomes single pieces with the discount spread over them', () => {
    const line = { unitPrice: minor(333), quantity: 3, discountShare: minor(100) };
    expect(piecesOfLine(line)).toEqual([piece(333, 34), piece(333, 33), piece(333, 33)]);
  });
});

describe('an amount on pieces', () => {
  const pieces = [
    { id: 'bread', net: minor(300), guestIndex: null },
    { id: 'soup', net: minor(450), guestIndex: 2 },
    { id: 'steak', net: minor(2000), guestIndex: 1 },
    { id: 'gift', net: minor(0), guestIndex: 1 },
  ];
  it.each([
    // payer, amount, whole pieces, divided piece and its first part
    [1, 500, [], ['steak', 500]],
    [1, 2000, ['steak'], null],
    [1, 2100, ['steak'], ['bread', 100]],
    [1, 2300, ['steak', 'bread'], null],
    [2, 451, ['soup'], ['bread', 1]],
    [2, 2750, ['soup', 'bread', 'steak'], null],
    [null, 300, ['bread'], null],
    [null, 301, ['bread'], ['soup', 1]],
    [3, 1000, ['bread', 'soup'], ['steak', 250]],
  ] as const)('phone %s pays %i: %j and of %j', (payer, amount, whole, divided) => {
    expect(choosePieces(pieces, minor(amount), payer)).toEqual({
      whole,
      divided: divided && { id: divided[0], first: divided[1] },
    });
  });

  it('refuses more than all pieces are worth', () => {
    expect(() => choosePieces(pieces, minor(2751), 1)).toThrow(RangeError);
  });

  it('what is chosen is worth exactly the amount', () => {
    const bill = fc.array(
      fc.record({
        net: fc.integer({ min: 0, max: 10_000 }).map(minor),
        guestIndex: fc.option(fc.integer({ min: 1, max: 4 })),
      }),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(bill, fc.nat(), fc.integer({ min: 1, max: 4 }), (rows, number, payer) => {
        const open = rows.map((row, index) => ({ ...row, id: String(index) }));
        const worth = sum(open.map(({ net }) => net));
        fc.pre(worth > 0);
        const amount = minor(1 + (number % worth));
        const { whole, divided } = choosePieces(open, amount, payer);
        const netById = new Map(open.map(({ id, net }) => [id, net]));
        const paid = whole.reduce((all, id) => all + (netById.get(id) ?? Number.NaN), divided?.first ?? 0);
        expect(paid).toBe(amount);
        expect(new Set([...whole, ...(divided ? [divided.id] : [])]).size).toBe(
          whole.length + (divided ? 1 : 0),
        );
        if (divided) expect(divided.first).toBeLessThan(netById.get(divided.id) ?? 0);
      }),
    );
  });
});

describe('equal shares', () => {
  it.each([
    [1000, 3, 334],
    [1000, 2, 500],
    [1, 2, 1],
    [0, 4, 0],
    [100_001, 50, 2001],
  ])('%i between %i is %i', (left, between, share) => {
    expect(equalShare(minor(left), between)).toBe(share);
  });

  it('one after the other they pay the bill to the cent, nobody more than the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 2, max: 50 }), (bill, guests) => {
        let left = bill;
        let before = Number.POSITIVE_INFINITY;
        for (let remaining = guests; remaining > 0; remaining -= 1) {
          const share = equalShare(minor(left), remaining);
          expect(share).toBeLessThanOrEqual(before);
          before = share;
          left -= share;
        }
        expect(left).toBe(0);
      }),
    );
  });
});

describe('a discount of the whole bill', () => {
  it.each([
    [[1000, 500], { kind: 'percent', percent: 10 }, [100, 50]],
    [[333, 333, 334], { kind: 'percent', percent: 10 }, [33, 33, 34]],
    [[1000, 0], { kind: 'amount', amount: minor(250) }, [250, 0]],
    [[100, 100], { kind: 'amount', amount: minor(9999) }, [100, 100]],
    [[100, 100], { kind: 'percent', percent: 100 }, [100, 100]],
    [[100, 100], { kind: 'amount', amount: minor(0) }, [0, 0]],
    [[0, 0], { kind: 'amount', amount: minor(10) }, [0, 0]],
  ] as const)('%j with %j takes %j off', (prices, discount, shares) => {
    expect(
      spreadDiscount(
        prices.map(price => piece(price)),
        discount,
      ),
    ).toEqual(amounts(shares));
  });

  it('comes on top of what a piece had off already, never below zero, and sums to the discount', () => {
    fc.assert(
      fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 20 }), fc.nat(500_000), (pieces, off) => {
        const shares = spreadDiscount(pieces, { kind: 'amount', amount: minor(off) });
        const worth = sum(pieces.map(netOf));
        const own = sum(pieces.map(({ discount }) => discount));
        expect(sum(shares)).toBe(own + Math.min(off, worth));
        pieces.forEach(({ price, discount }, index) => {
          expect(shares[index]).toBeGreaterThanOrEqual(discount);
          expect(shares[index]).toBeLessThanOrEqual(price);
        });
      }),
    );
  });
});
