import { guarded } from '../../csv/index.ts';

/** One record of a table; `row` counts as spreadsheets do, from 1. */
export type Row = {
  readonly row: number;
  readonly cells: readonly string[];
  /** Which cell has a quote that is never closed, or text behind it, and its line from there on; the cells are what came before. */
  readonly broken?: { readonly at: number; readonly rest: string };
};

/** How the server reads CSV, by a library that this package knows nothing of: rows without any text are passed over and counted, and it ends behind `most` rows. */
export type ReadRows = (text: string, most: number) => readonly Row[];

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A table as CSV that spreadsheets open as text: commas, CRLF, a BOM so that they see UTF-8, no cell that is calculated. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(cells => cells.map(cell => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`;
