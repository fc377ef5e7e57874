import { MAX_MINOR } from '../money/index.ts';

/** What a venue chooses about tips. Amounts in minor units. */
export type TipTerms = {
  /** Shares of the bill to tap, percent; none: the usual ones. TIPCHIP-16. */
  readonly percentages: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Place of the chip that is chosen at first, 0 for no tip. TIPCHIP-09. */
  readonly preselected: number;
  /** From how many guests on the house asks for more; null: it does not. TIPCHIP-10. */
  readonly largePartyFrom: number | null;
};
export type TipTermsProblem = 'percent' | 'many' | 'twice' | 'amount' | 'below' | 'large' | 'chip' | 'count';
export type TipTermsProblems = { readonly [field in keyof TipTerms]?: TipTermsProblem };

/** Chips beside "no tip" that fit under a thumb. */
export const MAX_PERCENTAGES = 5;
/** Guests type at most five characters. TIPCHIP-19. */
const MAX_TIP = 99_999;
const MAX_PARTY = 1000;

const isPercent = (percent: number): boolean =>
  percent > 0 && percent <= 100 && Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= MAX_MINOR;

const percentagesProblem = (percentages: readonly number[]): TipTermsProblem | null => {
  if (!percentages.every(isPercent)) return 'percent';
  if (new Set(percentages).size < percentages.length) return 'twice';
  return percentages.length > MAX_PERCENTAGES ? 'many' : null;
};
const maxProblem = ({ min, max }: TipTerms, decimals: number): TipTermsProblem | null => {
  if (!isAmount(max)) return 'amount';
  if (max > MAX_TIP * 10 ** decimals) return 'large';
  return isAmount(min) && max < min ? 'below' : null;
};

/** What guests could not tap or type, by field. `usual`: how many chips there are where a venue names none. */
export const tipTermsProblems = (terms: TipTerms, decimals: number, usual: number): TipTermsProblems => {
  const { percentages, min, preselected, largePartyFrom: large } = terms;
  const shares = percentagesProblem(percentages);
  const chips = percentages.length > 0 ? percentages.length : usual;
  const max = maxProblem(terms, decimals);
  return {
    ...(shares && { percentages: shares }),
    ...(!isAmount(min) && { min: 'amount' }),
    ...(max && { max }),
    ...(!(Number.isInteger(preselected) && preselected >= 0 && preselected <= chips) && {
      preselected: 'chip',
    }),
    ...(large !== null &&
      !(Number.isInteger(large) && large >= 2 && large <= MAX_PARTY) && { largePartyFrom: 'count' }),
  };
};
