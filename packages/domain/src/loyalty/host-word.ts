/** Longest number of a card that another system keeps. */
export const MAX_HOST_NUMBER = 40;
/** A card of another system is good for no longer than this many years from now. */
const MAX_YEARS = 100;
const YEAR_MS = 366 * 86_400_000;

/** What another system says of a card: nothing of it is believed before {@link judgeWord}. */
export type HostWord = {
  readonly number: string;
  /** Of the account that it speaks for. */
  readonly currency: string;
  /** What the card has off everything. */
  readonly percent: number;
  /** It counts there. */
  readonly active: boolean;
  /** Epoch milliseconds, `NaN` where it is no moment; null: it has no end. */
  readonly expiresAt: number | null;
};

/** What is known before it is asked. */
export type HostAsked = {
  /** Null: it chooses the number itself. */
  readonly number: string | null;
  readonly currency: string;
  /** What the venue lets it give at most, in percent; null: prices for members alone. */
  readonly most: number | null;
  readonly now: number;
};

/** A word that can be believed. */
export type Believed = {
  readonly number: string;
  readonly percent: number;
  /** Epoch milliseconds. */
  readonly expiresAt: number | null;
};

export type HostLie = 'number' | 'currency' | 'percent' | 'expiry';

const isNumber = (number: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u.test(number);

/** What is wrong with a word; null: nothing. */
const lieOf = (word: HostWord, { number, currency, most, now }: HostAsked): HostLie | null => {
  if (word.number.length > MAX_HOST_NUMBER || !isNumber(word.number)) return 'number';
  if (number !== null && word.number !== number) return 'number';
  if (word.currency !== currency) return 'currency';
  if (!Number.isInteger(word.percent) || word.percent < 0) return 'percent';
  if (most !== null && word.percent > most) return 'percent';
  const end = word.expiresAt ?? now;
  return Number.isNaN(end) || end > now + MAX_YEARS * YEAR_MS ? 'expiry' : null;
};

/**
 * What of another system's word counts: of its own account, no less than nothing, and no more than the venue lets it give. A card
 * that it ended is good until now. ADR 0035.
 */
export const judgeWord = (
  word: HostWord,
  asked: HostAsked,
): { readonly lie: HostLie } | { readonly believed: Believed } => {
  const lie = lieOf(word, asked);
  if (lie) return { lie };
  return {
    believed: {
      number: word.number,
      percent: asked.most === null ? 0 : word.percent,
      expiresAt: word.active ? word.expiresAt : Math.min(word.expiresAt ?? asked.now, asked.now),
    },
  };
};
