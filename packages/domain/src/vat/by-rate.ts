import { allocate, type Minor, minor, sum, ZERO } from '../money/index.ts';
import { type VatShare, vatIncluded } from './vat-included.ts';

/** Money, VAT inside, with the rate it was sold at; null: it was sold before rates were kept. Minor units. */
export type RatedAmount = { readonly percent: number | null; readonly amount: Minor };

/** One amount for each rate, in the order of first mention; rates that come to nothing are left out. */
export const byRate = (amounts: readonly RatedAmount[]): RatedAmount[] => {
  const sums = new Map<number | null, number>();
  for (const { percent, amount } of amounts) sums.set(percent, (sums.get(percent) ?? 0) + amount);
  return [...sums].flatMap(([percent, all]) => (all === 0 ? [] : [{ percent, amount: minor(all) }]));
};

/** What names no rate, at the seller's usual one. */
export const atUsual = (amounts: readonly RatedAmount[], usual: number): (RatedAmount & VatPercent)[] =>
  amounts.map(({ percent, amount }) => ({ percent: percent ?? usual, amount }));
type VatPercent = { readonly percent: number };

/**
 * The VAT inside of amounts, a share for each rate, the highest first: rounded once for each, on the sum of its rate. The
 * shares' gross is the amounts' sum; of nothing there is one share of nothing at the usual rate. Minor units.
 */
export const vatShares = (amounts: readonly RatedAmount[], usual: number): VatShare[] => {
  const sums = byRate(atUsual(amounts, usual));
  const shares = sums.map(({ percent, amount }) => vatIncluded(amount, percent ?? usual));
  return shares.length === 0 ? [vatIncluded(ZERO, usual)] : shares.sort((a, b) => b.percent - a.percent);
};

const totalOf = (amounts: readonly RatedAmount[]): Minor => sum(amounts.map(({ amount }) => amount));

/** A part of amounts that is for none in particular, by their rates in proportion; it sums to `whole`. Minor units. */
export const allocateByVatRate = (whole: Minor, amounts: readonly RatedAmount[]): RatedAmount[] => {
  const groups = byRate(amounts).filter(({ amount }) => amount > 0);
  if (whole === 0) return [];
  if (groups.length === 0) return [{ percent: null, amount: whole }];
  const parts = allocate(
    whole,
    groups.map(({ amount }) => amount),
  );
  return byRate(groups.map(({ percent }, index) => ({ percent, amount: parts[index] ?? ZERO })));
};

/**
 * What of `left` goes back when `back` was given back: each rate's own as far as there is so much left of it, the rest in
 * proportion to what is left of the others; never more than all of it. Minor units.
 */
export const takenByRate = (left: readonly RatedAmount[], back: readonly RatedAmount[]): RatedAmount[] => {
  const open = byRate(left).filter(({ amount }) => amount > 0);
  const wanted = new Map(byRate(back).map(({ percent, amount }) => [percent, amount]));
  const own = open.map(({ percent, amount }) => ({
    percent,
    amount: minor(Math.min(amount, Math.max(0, wanted.get(percent) ?? 0))),
  }));
  const rest = minor(Math.max(0, Math.min(totalOf(back), totalOf(open)) - totalOf(own)));
  const still = open.map(({ percent, amount }, index) => ({
    percent,
    amount: minor(amount - (own[index]?.amount ?? 0)),
  }));
  return byRate([...own, ...allocateByVatRate(rest, still)]);
};
