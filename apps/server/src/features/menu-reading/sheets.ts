import type { CellObject, WorkSheet } from '@e965/xlsx';
import { EXCHANGE_LIMITS, type Row } from '@tableside/domain/menu-exchange';

/** More rows than dishes with all their sizes have. */
const MOST_ROWS = 20_000;
const MOST_SHEETS = 40;
const MOST_COLUMNS = 250;

export type Sheet = { readonly name: string; readonly rows: readonly Row[] };

const CURRENCY = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/u;

/** A cell as its owner sees it; a number without the looks of its country, with the currency that it is shown in. */
const textOf = ({ t, v, w }: CellObject, isDate: (format: string) => boolean, format: string): string => {
  if (v === undefined || v === null) return '';
  if (t === 'b') return v ? 'yes' : 'no';
  if (t === 'e') return w ?? '';
  if (t !== 'n' || typeof v !== 'number') return String(v);
  if (isDate(format) || format.includes('%')) return w ?? String(v);
  const number = String(Number(v.toFixed(2)));
  const currency = CURRENCY.exec(w ?? '')?.[0];
  return currency ? `${number} ${currency}` : number;
};

const rowsOf = (sheet: WorkSheet, isDate: (format: string) => boolean): Row[] => {
  const data = (sheet['!data'] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  return data.flatMap((line, at): Row[] => {
    const cells: string[] = [];
    for (const [column, cell] of (line ?? []).slice(0, MOST_COLUMNS).entries())
      cells[column] = cell ? textOf(cell, isDate, typeof cell.z === 'string' ? cell.z : '').trim() : '';
    return cells.some(cell => cell !== '')
      ? [{ row: at + 1, cells: [...cells].map(cell => cell ?? '') }]
      : [];
  });
};

/** The tables of a spreadsheet (xlsx, xlsm, xlsb, xls, ods), those first that are shown. Null: it is none. */
export const readSheets = async (bytes: Buffer): Promise<readonly Sheet[] | 'too_many' | null> => {
  const { read, SSF } = await import('@e965/xlsx');
  try {
    const book = read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellFormula: false,
      // In a page's table "4,50" would be taken for 450.
      raw: true,
      sheetRows: MOST_ROWS + 1,
    });
    const isDate = (format: string): boolean => SSF.is_date(format);
    const shown = book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden);
    const names = (shown.length > 0 ? shown : book.SheetNames).slice(0, MOST_SHEETS);
    const sheets = names.flatMap((name): Sheet[] => {
      const sheet = book.Sheets[name];
      const rows = sheet ? rowsOf(sheet, isDate) : [];
      return rows.length > 0 ? [{ name, rows }] : [];
    });
    const isTooMuch = sheets.some(({ rows }) => rows.length > Math.min(MOST_ROWS, EXCHANGE_LIMITS.rows));
    return isTooMuch ? 'too_many' : sheets;
  } catch {
    return null;
  }
};
