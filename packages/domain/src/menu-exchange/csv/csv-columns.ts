import { isFormula, unguarded } from '../../csv/index.ts';
import type { Translated } from '../../menu/index.ts';
import type { Row } from './csv-table.ts';

/** The columns of a menu as CSV; texts have one more for each further language, `name (lt)`. docs/guide/menu-import.md. */
export const COLUMNS = [
  'kind',
  'id',
  'category',
  'subcategory',
  'name',
  'description',
  'price',
  'lower price',
  'members price',
  'tags',
  'allergens',
  'may contain',
  'station',
  'vat rate',
  'popular',
  'special deal',
  'hidden',
  'default',
  'min',
  'max',
  'full price',
] as const;
export type Column = (typeof COLUMNS)[number];
export type TextColumn = 'name' | 'description';

/** What a row is; nothing written means a dish. */
export const KINDS = ['item', 'category', 'variation', 'choose one', 'choose several', 'option'] as const;
export type Kind = (typeof KINDS)[number];

const ALIASES: ReadonlyMap<string, Column> = new Map<string, Column>([
  ...COLUMNS.map((column): [string, Column] => [column, column]),
  ['item', 'name'],
  ['dish', 'name'],
  ['title', 'name'],
  ['section', 'category'],
  ['pavadinimas', 'name'],
  ['kategorija', 'category'],
  ['aprašymas', 'description'],
  ['kaina', 'price'],
]);

const LANGUAGE_COLUMN = /^(name|description) ?[(:]([a-z]{2})\)?$/;

/** Whether a heading is one of ours: what all of them are was written for this reader. */
export const isOwnHeading = (title: string): boolean => {
  const plain = unguarded(title).trim().toLowerCase();
  return plain === '' || ALIASES.has(plain) || LANGUAGE_COLUMN.test(plain);
};

/** Where our table has a column. */
export const placeOf = (head: Row, column: Column): number =>
  head.cells.findIndex(cell => ALIASES.get(unguarded(cell).trim().toLowerCase()) === column);

/** A cell that spoils its row: the title of its column as the file has it, and what is in it. */
type Spoilt = { readonly column: string; readonly text: string };

/** One row by its columns. */
export type Cells = {
  readonly row: number;
  readonly has: (column: Column) => boolean;
  /** '' where the cell or the column is missing. */
  readonly text: (column: Column) => string;
  readonly texts: (column: TextColumn) => Translated;
  /** The first column whose cell a spreadsheet would calculate. */
  readonly formula: Spoilt | null;
  /** The column whose quote is broken: nothing of the row can be told. */
  readonly broken: Spoilt | null;
};

/** Rows by the columns of their first one; null where that names no dishes. */
export const byColumns = ([head, ...rows]: readonly Row[], main: string): Cells[] | null => {
  const columns = new Map<Column, number>();
  const texts: { readonly column: TextColumn; readonly language: string; readonly at: number }[] = [];
  for (const [at, cell] of (head?.cells ?? []).entries()) {
    const title = unguarded(cell).trim().toLowerCase();
    const column = ALIASES.get(title);
    const [, kind, language] = LANGUAGE_COLUMN.exec(title) ?? [];
    if (column && !columns.has(column)) columns.set(column, at);
    if (language) texts.push({ column: kind as TextColumn, language, at });
    else if (column === 'name' || column === 'description') texts.push({ column, language: main, at });
  }
  if (!texts.some(({ column, language }) => column === 'name' && language === main)) return null;
  const known = [...columns.values(), ...texts.map(({ at }) => at)];
  return rows.map(({ row, cells, broken }) => {
    const textAt = (at: number | undefined) => (at === undefined ? '' : unguarded(cells[at] ?? '').trim());
    const calculated = known.find(at => isFormula(cells[at] ?? ''));
    const spoilt = (at: number | undefined, text: string): Spoilt | null =>
      at === undefined ? null : { column: (head?.cells[at] ?? '').trim(), text };
    return {
      row,
      has: column => columns.has(column),
      text: column => textAt(columns.get(column)),
      texts: wanted =>
        Object.fromEntries(
          texts
            .filter(({ column, at }) => column === wanted && textAt(at) !== '')
            .map(({ language, at }) => [language, textAt(at)]),
        ),
      formula: spoilt(calculated, cells[calculated ?? 0] ?? ''),
      broken: spoilt(broken?.at, broken?.rest ?? ''),
    };
  });
};

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'taip']);
const NO = new Set(['no', 'n', 'false', '0', 'ne']);

/** Undefined: nothing is said; null: it is neither. */
export const yesOrNo = (text: string): boolean | undefined | null => {
  const word = text.toLowerCase();
  if (word === '') return undefined;
  return YES.has(word) ? true : NO.has(word) ? false : null;
};
