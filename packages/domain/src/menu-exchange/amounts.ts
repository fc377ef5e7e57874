import { MAX_MINOR, type Minor, minor } from '../money/index.ts';

/** Which of `,` and `.` parts the decimals off; null: it cannot be told. */
const decimalMark = (number: string, decimals: number): string | null => {
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'));
  if (last < 0) return '';
  const mark = number[last] ?? '';
  const other = mark === ',' ? '.' : ',';
  const alone = number.indexOf(mark) === last;
  if (number.includes(other)) return alone ? mark : null;
  if (!alone) return '';
  // "1.234" is a thousand to one and a little over one to another; nobody's price is guessed.
  return number.length - last - 1 > decimals ? null : mark;
};

/** Thousands in threes, parted by one kind of mark, or by none. */
const WHOLE = /^(\d+|\d{1,3}([.,' ])\d{3}(\2\d{3})*)$/;

/**
 * A price as people write it (`12.50`, `12,5`, `€ 1 234,50`, `+0.50`) in minor units; null where it is none, is below
 * nothing, or has more decimals than the currency.
 */
export const parseAmount = (text: string, decimals: number): Minor | null => {
  const number = text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/^[\s+]*(\p{Sc}|[A-Za-z]{2,3}\.?)?[\s+]*/u, '')
    .replace(/\s*(\p{Sc}|[A-Za-z]{2,3}\.?)?\s*$/u, '');
  const mark = decimalMark(number, decimals);
  if (mark === null) return null;
  const at = mark === '' ? number.length : number.lastIndexOf(mark);
  const [whole, part] = [number.slice(0, at), number.slice(at + 1)];
  if (!WHOLE.test(whole) || !/^\d*$/.test(part) || part.length > decimals) return null;
  const value = Number(whole.replace(/\D/g, '') + part.padEnd(decimals, '0'));
  return value <= MAX_MINOR ? minor(value) : null;
};

/** A price as every spreadsheet and till reads it: `12.50`. */
export const writeAmount = (amount: Minor | null, decimals: number): string => {
  if (amount === null) return '';
  const digits = String(amount).padStart(decimals + 1, '0');
  const at = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, at)}.${digits.slice(at)}`;
};
