import { type Minor, minor, percentOf, roundHalfAwayFromZero, ZERO } from '../money/index.ts';

/** What a venue chose about tips, as far as chips are concerned. */
export type TipChoices = {
  /** The venue's own percentages (5 is 5 %); empty: the usual ones. TIPCHIP-16. */
  readonly percentages: readonly number[];
  /** Which chip is chosen already (`collective-tips-default-selection-index`); null: none that costs money. TIPCHIP-09. */
  readonly preselected: number | null;
  /** From how many guests on the house asks for more (`collective-tips-required-guest-count-threshold`). TIPCHIP-10. */
  readonly largePartyFrom: number | null;
  /** The flag `collective-tips`: only with it a large party matters. TIPCHIP-24. */
  readonly collective: boolean;
};

/** A chip: a sum to tap, with its share where it is one. ENTITY-54. */
export type TipChip = { readonly value: Minor; readonly percent: number | null };
export type TipChips = {
  readonly chips: readonly TipChip[];
  /** Index of the chip that is chosen at first. */
  readonly preselected: number;
  /** The lowest tip that is taken. TIPCHIP-08. */
  readonly lowest: Minor;
};

/** Below this bill, in major units, shares would be coppers. TIPCHIP-05. */
const SMALL_BILL = 1.8;
/** In major units. TIPCHIP-05. */
const FIXED = [0, 1, 2, 3, 5];
/** Shares where a venue names none. TIPCHIP-06. */
export const USUAL_PERCENTAGES: readonly number[] = [5, 10, 15];
/** TIPCHIP-07. */
const LARGE_PARTY = [10, 15, 20];

const inMinor = (major: number, decimals: number): Minor => roundHalfAwayFromZero(major * 10 ** decimals);
const share = (bill: Minor, percent: number): TipChip => ({ value: percentOf(bill, percent), percent });

/** Whether the party is so large that the smallest share is the lowest tip. TIPCHIP-07, TIPCHIP-10, TIPCHIP-24. */
export const isLargeParty = (guests: number | null, choices: TipChoices): boolean =>
  choices.collective &&
  choices.largePartyFrom !== null &&
  guests !== null &&
  guests >= choices.largePartyFrom;

/**
 * The tips to tap for a bill in minor units: fixed sums for a small one, shares for a larger one, a higher floor for a
 * large party. Nothing that costs money is chosen at first unless the venue says so. Spec 2§9; TIPCHIP-05…13.
 */
export const tipChips = (
  bill: Minor,
  guests: number | null,
  choices: TipChoices,
  decimals: number,
): TipChips => {
  if (isLargeParty(guests, choices)) {
    const chips = LARGE_PARTY.map(percent => share(bill, percent));
    return { chips, preselected: 0, lowest: chips[0]?.value ?? ZERO };
  }
  if (bill < inMinor(SMALL_BILL, decimals)) {
    const chips = FIXED.map(major => ({ value: inMinor(major, decimals), percent: null }));
    return { chips, preselected: 0, lowest: ZERO };
  }
  const percentages = choices.percentages.length > 0 ? choices.percentages : USUAL_PERCENTAGES;
  const none: TipChip = { value: ZERO, percent: null };
  const chips = [none, ...percentages.map(percent => share(bill, percent))];
  const wanted = choices.preselected ?? 0;
  return { chips, preselected: wanted < chips.length ? wanted : 0, lowest: ZERO };
};

/** Limits of a tip in minor units. TIPCHIP-14, TIPCHIP-15. */
export type TipLimits = { readonly min: Minor; readonly max: Minor };

/** Between what a tip lies where a venue says nothing else, major units. TIPCHIP-14. */
export const DEFAULT_TIP_LIMITS = { min: 0.5, max: 200 } as const;

/** TIPCHIP-19. */
export const CUSTOM_TIP_MAX_LENGTH = 5;

/**
 * A typed tip in minor units; null when it is no number between the limits, longer than five characters, or finer than
 * the currency. A comma is a decimal point. TIPCHIP-18, TIPCHIP-19, TIPCHIP-22.
 */
export const customTip = (typed: string, limits: TipLimits, decimals: number): Minor | null => {
  const text = typed.trim().replace(',', '.');
  if (text.length > CUSTOM_TIP_MAX_LENGTH || !/^\d+(\.\d*)?$|^\.\d+$/.test(text)) return null;
  if ((text.split('.')[1] ?? '').length > decimals) return null;
  const amount = minor(Math.round(Number(text) * 10 ** decimals));
  return amount >= limits.min && amount <= limits.max ? amount : null;
};
