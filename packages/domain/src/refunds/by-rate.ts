import { minor, sum } from '../money/index.ts';
import { allocateByVatRate, byRate, type RatedAmount, takenByRate } from '../vat/index.ts';
import type { PaidPiece, RefundPlan } from './plan.ts';

/** What a payment sold and what of that went back before, by rate of VAT; tips are in neither. Minor units. */
export type SoldByRate = { readonly paid: readonly RatedAmount[]; readonly given: readonly RatedAmount[] };

const less = (from: readonly RatedAmount[], off: readonly RatedAmount[]): RatedAmount[] =>
  byRate([...from, ...off.map(({ percent, amount }) => ({ percent, amount: minor(-amount) }))]);

/**
 * What a refund gives back of things sold, by rate: each named piece at its own, money for nothing in particular in
 * proportion to what is left, and never more of a rate than is left of it. The amounts sum to the plan's dishes and fees.
 * Minor units.
 */
export const refundByRate = (
  { paid, given }: SoldByRate,
  pieces: readonly PaidPiece[],
  plan: RefundPlan,
): RatedAmount[] => {
  const { sales, feePieces, fee } = plan.sources;
  const named = plan.pieces.flatMap(({ id, amount }): RatedAmount[] => {
    const piece = pieces.find(one => one.id === id);
    return piece && piece.kind !== 'tip' ? [{ percent: piece.vatPercent ?? null, amount }] : [];
  });
  const rest = minor(sales + feePieces + fee - sum(named.map(({ amount }) => amount)));
  const left = less(paid, given);
  return takenByRate(left, [...named, ...allocateByVatRate(rest, less(left, named))]);
};
