import fc from '@tableside/testkit/same-cases.ts';
import { expect, it } from 'vitest';
import { creditShares, sharesLess, sharesTotal } from '../invoices/index.ts';
import { type Minor, minor, sum } from '../money/index.ts';
import { planRefund, refundByRate } from '../refunds/index.ts';
import { vatParts } from '../reports/index.ts';
import { divideAt, type PieceMoney, piecesOfLine, spreadDiscount } from '../split/index.ts';
import { byRate, type RatedAmount, type VatShare, vatShares } from './index.ts';

const USUAL = 9;
const SELLER = { vatCode: 'LT1', vatPercent: USUAL };

type Kind = 'item' | 'fee' | 'tip';
type Piece = PieceMoney & { readonly id: string; readonly kind: Kind; readonly percent: number | null };

const netOf = ({ price, discount }: PieceMoney): Minor => minor(price - discount);

/** Dishes at three rates, a fee, a tip that was chosen when ordering, and a discount on all but the tip. */
const aBill = fc
  .record({
    lines: fc.array(
      fc.record({
        percent: fc.constantFrom(5, USUAL, 21),
        unitPrice: fc.integer({ min: 1, max: 5000 }).map(minor),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    fee: fc.integer({ min: 0, max: 50 }),
    tip: fc.integer({ min: 0, max: 500 }),
    off: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ lines, fee, tip, off }): Piece[] => {
    const sold: Piece[] = [
      ...lines.flatMap(({ percent, ...line }, at) =>
        piecesOfLine({ ...line, discountShare: minor(0) }).map((piece, nth) => ({
          ...piece,
          id: `${at}-${nth}`,
          kind: 'item' as const,
          percent,
        })),
      ),
      ...(fee > 0
        ? [{ id: 'fee', kind: 'fee' as const, percent: null, price: minor(fee), discount: minor(0) }]
        : []),
    ];
    const discounts = spreadDiscount(sold, { kind: 'percent', percent: off });
    return [
      ...sold.map((piece, at) => ({ ...piece, discount: discounts[at] ?? minor(0) })),
      ...(tip > 0
        ? [{ id: 'tip', kind: 'tip' as const, percent: null, price: minor(tip), discount: minor(0) }]
        : []),
    ].filter(piece => netOf(piece) > 0);
  });

/** The bill in three parts: by items, by an amount that may end within a piece, and the rest. */
const inThree = (pieces: readonly Piece[], first: number, amount: number): Piece[][] => {
  const chosen = pieces.slice(0, first);
  const [second, third]: [Piece[], Piece[]] = [[], []];
  let open = amount;
  for (const piece of pieces.slice(first)) {
    const net = netOf(piece);
    if (net <= open) second.push(piece);
    else if (open > 0) {
      const [one, two] = divideAt(piece, minor(open));
      second.push({ ...piece, ...one, id: `${piece.id}a` });
      third.push({ ...piece, ...two, id: `${piece.id}b` });
    } else third.push(piece);
    open = Math.max(0, open - net);
  }
  return [chosen, second, third].filter(part => part.length > 0);
};

const rated = (pieces: readonly Piece[]): RatedAmount[] =>
  byRate(
    pieces
      .filter(({ kind }) => kind !== 'tip')
      .map(piece => ({ percent: piece.percent, amount: netOf(piece) })),
  );
const grossAt = (shares: readonly VatShare[], percent: number): number =>
  sum(shares.filter(share => share.percent === percent).map(({ gross }) => gross));
const ofKind = (pieces: readonly Piece[], kind: Kind): Minor =>
  sum(pieces.filter(piece => piece.kind === kind).map(netOf));

const refunded = (
  pieces: readonly Piece[],
  given: readonly RatedAmount[],
  wish: { amount: number; piece: boolean },
) => {
  const back = sum(given.map(({ amount }) => amount));
  const named = pieces.map(piece => ({
    id: piece.id,
    kind: piece.kind,
    left: netOf(piece),
    vatPercent: piece.percent,
  }));
  const money = {
    sales: minor(Math.max(0, ofKind(pieces, 'item') - back)),
    feePieces: ofKind(pieces, 'fee'),
    tipPieces: ofKind(pieces, 'tip'),
    fee: minor(0),
    tip: minor(0),
    personnelId: null,
    suspense: minor(0),
    pieces: named,
  };
  const [first] = named.filter(({ kind }) => kind === 'item');
  const plan = planRefund(money, {
    amount: minor(wish.amount),
    tip: minor(0),
    pieces: wish.piece && first ? [first.id] : [],
  });
  return plan && { plan, vat: refundByRate({ paid: rated(pieces), given }, named, plan) };
};

it('every paper of a bill sums by rate to the bill, and the report to all papers, whatever is given back', () => {
  const wish = fc.record({ amount: fc.integer({ min: 1, max: 3000 }), piece: fc.boolean() });
  fc.assert(
    fc.property(
      aBill,
      fc.nat({ max: 6 }),
      fc.nat({ max: 9000 }),
      fc.array(wish, { maxLength: 4 }),
      (pieces, first, amount, wishes) => {
        const parts = inThree(pieces, first, amount);
        const bill = vatShares(rated(pieces), USUAL);
        const invoices = parts.map(part => vatShares(rated(part), USUAL));
        for (const [at, part] of parts.entries()) {
          const paper = sharesTotal(invoices[at] ?? []);
          expect(paper.total).toBe(ofKind(part, 'item') + ofKind(part, 'fee'));
          expect(paper.net + paper.vat).toBe(paper.total);
        }
        for (const { percent, gross } of bill) expect(grossAt(invoices.flat(), percent)).toBe(gross);

        // The first part is given back from, each time with a note to its invoice.
        const [paid = []] = parts;
        let left = invoices[0] ?? [];
        let given: RatedAmount[] = [];
        const journal: RatedAmount[] = rated(pieces);
        for (const each of wishes) {
          const refund = refunded(paid, given, each);
          if (!refund) continue;
          const { sales, feePieces } = refund.plan.sources;
          const sold = sum(refund.vat.map(part => part.amount));
          expect(sold).toBe(sales + feePieces);
          given = byRate([...given, ...refund.vat]);
          journal.push(...refund.vat.map(part => ({ ...part, amount: minor(-part.amount) })));
          const back = refund.vat.map(part => ({ ...part, percent: part.percent ?? USUAL }));
          const note = creditShares(left, back);
          expect(sharesTotal(note).total).toBe(sold);
          left = sharesLess(left, note);
          // What is left says what an invoice for the kept money would say.
          for (const share of left) expect(share.gross).toBeGreaterThanOrEqual(0);
          const kept = vatShares(
            left.map(share => ({ percent: share.percent, amount: share.gross })),
            USUAL,
          );
          expect(left.filter(({ gross }) => gross > 0)).toEqual(kept.filter(({ gross }) => gross > 0));
        }
        const net = minor(sum(journal.map(part => part.amount)));
        const report = vatParts(
          net,
          SELLER,
          journal.filter(({ percent }) => percent !== null),
        );
        expect(sharesTotal(report).total).toBe(net);
        const papers = [...left, ...invoices.slice(1).flat()];
        for (const percent of [5, USUAL, 21]) {
          expect(grossAt(report, percent)).toBe(grossAt(papers, percent));
        }
      },
    ),
    { numRuns: 300 },
  );
});
