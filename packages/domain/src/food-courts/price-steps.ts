import { type Minor, minor } from '../money/index.ts';

/** Up to this share of a hall's dishes costs no more than a step. */
const SHARES = [1 / 3, 2 / 3];
/** A step is a round sum of about this part of itself. */
const ROUNDS = 5;

/** The next sum up that people say: whole units, larger ones for larger sums. */
const roundUp = (price: number, decimals: number): number => {
  const unit = 10 ** decimals;
  const round = Math.max(unit, 10 ** Math.floor(Math.log10(price)) / ROUNDS);
  return Math.ceil(price / round) * round;
};

/**
 * Round sums that part a hall's dishes into cheap, usual and dear ones, for "up to 8 €"; those below which all or none of
 * the dishes are, and free dishes, say nothing.
 */
export const priceSteps = (prices: readonly Minor[], decimals: number): Minor[] => {
  const sorted = prices.filter(price => price > 0).sort((a, b) => a - b);
  const dearest = sorted.at(-1) ?? 0;
  const steps = SHARES.map(share => sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    .filter(price => price > 0)
    .map(price => roundUp(price, decimals));
  return [...new Set(steps)].filter(step => step < dearest).map(minor);
};
