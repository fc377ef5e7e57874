import { type Minor, minor } from '@tableside/domain/money';

/** Sums people put on the table, in major units: the bill rounded up to each of these. */
const ROUND_TO = [5, 10, 20, 50, 100];
/** Where nobody has cents, prices are hundreds of times as large. */
const ROUND_TO_WITHOUT_CENTS = ROUND_TO.map(step => step * 100);
const OFFERED = 4;

/** What a guest may hand over for `due`: the exact sum, then the next round ones. Minor units. */
export const likelyCash = (due: Minor, decimals: number): readonly Minor[] => {
  const steps = (decimals === 0 ? ROUND_TO_WITHOUT_CENTS : ROUND_TO).map(step => step * 10 ** decimals);
  const round = steps.map(step => Math.ceil(due / step) * step).filter(sum => sum > due);
  return [...new Set([due, ...round])].slice(0, OFFERED).map(minor);
};
