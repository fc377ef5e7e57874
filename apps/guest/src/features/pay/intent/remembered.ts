import type { TipChoice } from '../../tips/index.ts';

/** What a guest had chosen on Pay, kept over a reload and a trip to the bank. */
export type Remembered = {
  readonly method: string | null;
  readonly tip: TipChoice;
  readonly recipient: string | null;
  /** Whether they round up. */
  readonly roundUp: boolean;
};
const NOTHING: Remembered = { method: null, tip: null, recipient: null, roundUp: false };
const nameOf = (number: string): string => `pay:${number}`;

export const recall = (number: string): Remembered => {
  try {
    return { ...NOTHING, ...JSON.parse(sessionStorage.getItem(nameOf(number)) ?? '{}') };
  } catch {
    // Private windows may refuse the storage: the choice then lives as long as the page.
    return NOTHING;
  }
};

export const remember = (number: string, choice: Remembered): void => {
  try {
    sessionStorage.setItem(nameOf(number), JSON.stringify(choice));
  } catch {
    // See above.
  }
};
