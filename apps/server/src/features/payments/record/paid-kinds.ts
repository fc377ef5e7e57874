import type { Bill, Piece } from '../../bills/index.ts';

/** What the pieces of a payment are: amounts in minor units, and the coupon of the order that they are. */
export type PaidKinds = Pick<Bill, 'couponCode' | 'couponKind'> & {
  readonly fee: number;
  readonly tip: number;
  readonly discount: number;
};

const worthOfKind = (pieces: readonly Piece[], kind: 'fee' | 'tip'): number =>
  pieces.reduce((all, piece) => all + (piece.kind === kind ? piece.price - piece.discount : 0), 0);

export const kindsOf = (
  pieces: readonly Piece[],
  { couponCode, couponKind }: Pick<Bill, 'couponCode' | 'couponKind'>,
): PaidKinds => ({
  fee: worthOfKind(pieces, 'fee'),
  tip: worthOfKind(pieces, 'tip'),
  discount: pieces.reduce((all, { discount }) => all + discount, 0),
  couponCode,
  couponKind,
});
