import { guessColumns, type Row, type TableRead } from '@tableside/domain/menu-exchange';
import type { Sheet } from './sheets.ts';

/** Rows of the second sheet are counted from here, so that each row of a book has a number of its own. */
const NEXT_SHEET = 1_000_000;

type Chosen = Sheet & { readonly isAll: boolean };

const headingsOf = ({ rows }: Sheet, main: string): string | null => {
  const { head, isSure } = guessColumns(rows, main);
  const cells = rows[head]?.cells ?? [];
  return isSure ? cells.map(cell => cell.trim().toLowerCase()).join('\n') : null;
};

/** Sheets of the same columns as one table; a sheet is a category where no column says another. */
const together = (sheets: readonly Sheet[], all: readonly Sheet[], main: string): Chosen => {
  const rows = sheets.flatMap((sheet, at): Row[] => {
    const base = all.indexOf(sheet) * NEXT_SHEET;
    const { head, uses } = guessColumns(sheet.rows, main);
    const from = at === 0 ? 0 : head;
    const numbered = sheet.rows.slice(from).map(row => ({ ...row, row: row.row + base }));
    if (uses.includes('category')) return numbered;
    const title: Row = { row: base, cells: [sheet.name] };
    const headed = at === 0 ? head + 1 : 1;
    return [...numbered.slice(0, headed), title, ...numbered.slice(headed)];
  });
  return { name: sheets[0]?.name ?? '', rows, isAll: true };
};

/** The sheet that was asked for; else all that have the headings of a menu in common, the first with such, or the longest. */
export const sheetToRead = (
  sheets: readonly Sheet[],
  wanted: string | undefined,
  main: string,
): Chosen | null => {
  const asked = sheets.find(({ name }) => name === wanted);
  if (asked) return { ...asked, isAll: false };
  const headings = sheets.map(sheet => headingsOf(sheet, main));
  const first = headings.find(each => each !== null);
  const alike = sheets.filter((_, at) => first !== undefined && headings[at] === first);
  if (alike.length > 1) return together(alike, sheets, main);
  const [longest] = [...sheets].sort((one, other) => other.rows.length - one.rows.length);
  const best = alike[0] ?? longest;
  return best ? { ...best, isAll: false } : null;
};

/** A row by the number that it has in its book, of what was told by {@link placed}. */
export const unplaced = <T extends { readonly row: number; readonly path?: string }>(
  told: T,
  sheets: readonly Sheet[],
): T => {
  const sheet = sheets.findIndex(({ name }) => name === told.path);
  return { ...told, row: told.row + Math.max(0, sheet) * NEXT_SHEET };
};

/** What is told of rows by the numbers that their sheets give them, with the sheet's name where there are several. */
export const placed = (read: TableRead, sheets: readonly Sheet[]): TableRead => {
  const place = <T extends { readonly row: number | null; readonly path: string }>(told: T): T => {
    const sheet = Math.floor((told.row ?? 0) / NEXT_SHEET);
    return told.row === null || sheet === 0
      ? told
      : { ...told, row: told.row % NEXT_SHEET, path: sheets[sheet]?.name ?? '' };
  };
  const { menu } = read;
  return {
    ...read,
    menu: {
      ...menu,
      problems: menu.problems.map(place),
      categories: menu.categories.map(category => ({
        ...category,
        items: category.items.map(item => ({ ...item, place: place(item.place) })),
      })),
    },
  };
};
