import { guarded } from '../csv/index.ts';
import type { Minor } from '../money/index.ts';

const QUOTED = /[",;\r\n]/;
const BOM = '\uFEFF';

/**
 * A text as a cell of RFC 4180. One that a spreadsheet would take for a formula gets an apostrophe before it; numbers of
 * ours never come this way.
 */
export const csvText = (text: string): string => {
  const safe = guarded(text);
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** An amount as decimal text with the currency's digits, whatever the language: `-1234.50`. */
export const decimalText = (amount: Minor, decimals: number): string => {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
};

/** A cell: words of people, or a number of ours. */
export type CsvCell = string | { readonly amount: Minor } | { readonly count: number };

const cellText = (cell: CsvCell, decimals: number): string => {
  if (typeof cell === 'string') return csvText(cell);
  return 'amount' in cell ? decimalText(cell.amount, decimals) : String(cell.count);
};

/** Lines that go on in a file. */
export const csvLines = (rows: readonly (readonly CsvCell[])[], decimals: number): string =>
  rows.map(row => `${row.map(cell => cellText(cell, decimals)).join(',')}\r\n`).join('');

/** A whole file, or the beginning of one: UTF-8 with a byte-order mark, lines end with CRLF. */
export const csvFile = (rows: readonly (readonly CsvCell[])[], decimals: number): string =>
  `${BOM}${csvLines(rows, decimals)}`;
