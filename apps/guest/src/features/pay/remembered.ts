import type { TipChoice } from '../tips/index.ts';

/** What a guest had chosen on Pay, kept over a reload and a trip to the bank. */
export type Remembered = {
  readonly method: string | null;
  readonly tip: TipChoice;
  readonly recipient: string | null;
};
const NOTHING: Remembered = { method: null, tip: null, recipient: null };
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

const underWay = (number: string): string => `paying:${number}`;

/** A payment has been sent to the provider: a reload or a way back asks first what became of it. */
export const noteUnderWay = (number: string, uuid: string | null): void => {
  try {
    if (uuid === null) sessionStorage.removeItem(underWay(number));
    else sessionStorage.setItem(underWay(number), uuid);
  } catch {
    // See above; our server refuses a second payment for the same anyhow.
  }
};

export const recallUnderWay = (number: string): string | null => {
  try {
    return sessionStorage.getItem(underWay(number));
  } catch {
    return null;
  }
};
