import { type Minor, minor, sum } from './minor.ts';

/**
 * Splits `total` into parts proportional to `weights` so that the parts sum exactly to the whole: floors first, then
 * one minor unit each to the largest remainders (ties to the earlier part).
 * Weights are non-negative; when all are zero the first part receives everything. An empty list gives an empty list.
 */
export const allocate = (total: Minor, weights: readonly number[]): Minor[] => {
  if (weights.length === 0) return [];
  const weightSum = weights.reduce((all, weight) => all + weight, 0);
  if (weightSum === 0) return weights.map((_, index) => (index === 0 ? total : minor(0)));
  const sign = total < 0 ? -1 : 1;
  const size = Math.abs(total);
  const exact = weights.map(weight => (size * weight) / weightSum);
  const parts = exact.map(share => minor(sign * Math.floor(share)));
  let missing = size - Math.abs(sum(parts));
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (missing === 0) break;
    parts[index] = minor((parts[index] as Minor) + sign);
    missing -= 1;
  }
  return parts;
};
