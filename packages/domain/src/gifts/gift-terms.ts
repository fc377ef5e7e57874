import { type Minor, minor } from '../money/index.ts';

/** Money that a guest gives by card, without a table. ADR 0032 */
export type GiftKind = 'tip' | 'donation';

/** What a card says of its amounts, minor units; null: as usual. */
export type OwnTerms = {
  readonly amounts: readonly number[] | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly preselected: number | null;
};

export type GiftTerms = {
  readonly amounts: readonly Minor[];
  readonly min: Minor;
  readonly max: Minor;
  /** Of the amounts, as the documents number them. */
  readonly preselectedIndex: number;
  /** Whether that amount is chosen at first: only where the venue said so, for it costs money. */
  readonly preselects: boolean;
};

/** In major units. TIPCARD-43, DONATE-09. */
const USUAL = {
  tip: { amounts: [2, 5, 10], min: 1, max: 200 },
  donation: { amounts: [2, 5, 10, 20], min: 0.5, max: 200 },
} as const;
const USUAL_INDEX = 0;

/** The amounts of a card and their limits: its own, else the usual ones. TIPCARD-43, TIPCHIP-15, DONATE-09. */
export const giftTerms = (kind: GiftKind, own: OwnTerms, decimals: number): GiftTerms => {
  const usual = USUAL[kind];
  const inMinor = (major: number): Minor => minor(Math.round(major * 10 ** decimals));
  const min = own.min === null ? inMinor(usual.min) : minor(own.min);
  const max = own.max === null ? inMinor(usual.max) : minor(own.max);
  const amounts = own.amounts?.map(minor) ?? usual.amounts.map(inMinor);
  const index = own.preselected ?? USUAL_INDEX;
  return {
    amounts: amounts.filter(amount => amount >= min && amount <= max),
    min,
    max,
    preselectedIndex: index,
    preselects: own.preselected !== null && index < amounts.length,
  };
};

/** More than these nobody reads. */
const MAX_AMOUNTS = 6;
/** No card asks for more, major units. */
const MOST = 100_000;

/** What is wrong with a card's own amounts, by field; null: nothing. */
export const ownTermsProblem = (
  kind: GiftKind,
  own: OwnTerms,
  decimals: number,
): 'amounts' | 'min' | 'max' | 'preselected' | null => {
  const { min, max, amounts } = giftTerms(kind, own, decimals);
  if (min <= 0) return 'min';
  if (max < min || max > MOST * 10 ** decimals) return 'max';
  const named = own.amounts ?? amounts;
  const differ = new Set(named).size === named.length;
  const fit = named.every(amount => amount >= min && amount <= max);
  if (named.length === 0 || named.length > MAX_AMOUNTS || !differ || !fit) return 'amounts';
  if (own.preselected !== null && own.preselected >= named.length) return 'preselected';
  return null;
};
