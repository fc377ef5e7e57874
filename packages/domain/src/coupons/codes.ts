import { normalizeCode } from '../cart/index.ts';

/** Letters, digits, and dashes within: what people can say, print and type on any phone. */
const CODE = /^[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*$/u;
export const CODE_LENGTH = { min: 3, max: 24 } as const;
/** What stands before the drawn part of each of many codes; shorter, because the drawn part follows. */
export const PREFIX_MAX = 12;
/** Codes that are made at once. */
export const MAX_CODES = 500;

/** A code as it is stored; null for what guests could not type. */
export const codeOf = (typed: string): string | null => {
  const code = normalizeCode(typed);
  const { length } = code;
  return length >= CODE_LENGTH.min && length <= CODE_LENGTH.max && CODE.test(code) ? code : null;
};

/** The common beginning of many codes; empty is fine, null for what guests could not type. */
export const prefixOf = (typed: string): string | null => {
  const prefix = normalizeCode(typed);
  return prefix === '' || (prefix.length <= PREFIX_MAX && CODE.test(prefix)) ? prefix : null;
};

/** 32 signs of which none looks like another: five random bits each. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 40 bits: whoever tries codes is stopped by the limits long before the first hit. */
export const DRAWN_LENGTH = 8;

/** A code that nobody guesses, of `DRAWN_LENGTH` random bytes. */
export const drawnCode = (prefix: string, random: Uint8Array): string => {
  const drawn = [...random.slice(0, DRAWN_LENGTH)].map(byte => SIGNS[byte % SIGNS.length]).join('');
  return prefix === '' ? drawn : `${prefix}-${drawn}`;
};
