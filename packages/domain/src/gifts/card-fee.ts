import { type Minor, minor, percentOf, ZERO } from '../money/index.ts';

/** What a venue asks on top of a tip or a donation by card, for the way: a fixed sum in minor units and a share. */
export type CardFee = { readonly fixed: number; readonly percent: number };

/** What every venue asks that chose nothing. */
export const NO_FEE: CardFee = { fixed: 0, percent: 0 };

/** No venue asks for more: beyond it the fee is a mistake of the hand. Major units, percent. */
const MOST = { fixed: 10, percent: 10 };

/** What of a fee could not be asked, by field. */
export const cardFeeProblems = (
  { fixed, percent }: CardFee,
  decimals: number,
): { readonly fee_fixed?: 'fee'; readonly fee_percent?: 'fee' } => {
  const isSum = Number.isInteger(fixed) && fixed >= 0 && fixed <= MOST.fixed * 10 ** decimals;
  const isShare =
    percent >= 0 && percent <= MOST.percent && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
  return { ...(!isSum && { fee_fixed: 'fee' }), ...(!isShare && { fee_percent: 'fee' }) };
};

/** The fee on top of `amount`, minor units; whom the amount is for gets all of it. TIPCARD-11, TIPCARD-41. */
export const cardFee = (amount: Minor, { fixed, percent }: CardFee): Minor =>
  amount === 0 ? ZERO : minor(fixed + percentOf(amount, percent));
