import { type Minor, minor, ZERO } from '../money/index.ts';

/** A piece that was paid for: what a member had off it, and what it cost them. Minor units. */
export type MembersPiece = { readonly benefit: Minor; readonly paid: Minor };

/** What of the benefit has gone once so much was given back of what was paid: all of it with the last cent. */
const gone = ({ benefit, paid }: MembersPiece, back: number): number =>
  paid === 0 ? 0 : Math.floor((benefit * back) / paid);

/**
 * What of a member's benefit goes with a refund of `amount`, after `before` was given back: who gets back what they paid gives back
 * what they had off. However a piece is given back in parts, they sum to its benefit.
 */
export const benefitBack = (piece: MembersPiece, before: Minor, amount: Minor): Minor =>
  piece.benefit === 0 ? ZERO : minor(gone(piece, before + amount) - gone(piece, before));
