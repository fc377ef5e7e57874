/** The contract's bound on a count. */
const LARGEST = 100_000;

/** A whole number within bounds; null: nothing is typed; undefined: it is none. */
export const wholeOf = (typed: number | string, least: number): number | null | undefined => {
  if (typed === '') return null;
  const count = Number(typed);
  return Number.isInteger(count) && count >= least && count <= LARGEST ? count : undefined;
};

/** How a count is typed. */
export const whole = {
  max: LARGEST,
  allowDecimal: false,
  allowNegative: false,
  inputMode: 'numeric',
} as const;
