import { parseAmount } from '../../price-text/index.ts';
import { isOwnHeading, placeOf } from '../csv/csv-columns.ts';
import type { Row } from '../csv/csv-table.ts';
import { quoted } from '../csv/quoted.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { FileKind, Reading, ReadMenu, ReadProblem, Unreadable } from '../read-menu.ts';
import { type ColumnUse, columnUses, guessColumns, MOST_COLUMNS } from './column-guess.ts';
import { dishRows } from './dish-rows.ts';
import type { Mended } from './near.ts';
import { otherCurrency, withoutCurrency } from './other-currency.ts';
import { ownRows } from './own-rows.ts';
import { offeredSizes } from './price-sizes.ts';
import { withSizeRows } from './size-rows.ts';

/** What the owner said of a file: which column is which, and a currency whose numbers are to be taken. */
export type TableAnswers = {
  readonly columns?: readonly (string | null)[] | undefined;
  readonly currency?: string | undefined;
  /** Cells that were wrong and are written anew; the later counts. */
  readonly mended?: readonly Mended[] | undefined;
};

export type TableColumn = {
  readonly title: string;
  readonly use: ColumnUse;
  /** The first few different things that stand in it. */
  readonly samples: readonly string[];
};
/** A table as its owner is asked about it. */
export type TableSeen = { readonly columns: readonly TableColumn[]; readonly isSure: boolean };

export type TableRead = {
  readonly format: FileKind;
  readonly menu: ReadMenu;
  /** Null where the columns are our own, and nothing is to be asked. */
  readonly table: TableSeen | null;
  /** A currency that the prices name and the venue does not sell in. */
  readonly currency: string | null;
  /** Whether there is a column that a price which is missing can be written into. */
  readonly hasPrice: boolean;
};

type TableAsked = {
  readonly reading: Reading;
  readonly answers: TableAnswers;
  readonly plain: (text: string) => string;
  readonly elsewhere: string;
};

/** The rows with what was written anew in them. */
const withMended = (
  rows: readonly Row[],
  mended: readonly Mended[],
  place: (column: Mended['column']) => number,
): readonly Row[] => {
  const byRow = new Map<number, Mended[]>();
  for (const each of mended) byRow.set(each.row, [...(byRow.get(each.row) ?? []), each]);
  if (byRow.size === 0) return rows;
  return rows.map(row => {
    const cells = [...row.cells];
    for (const { column, text } of byRow.get(row.row) ?? []) {
      const at = place(column);
      if (at < 0) continue;
      while (cells.length <= at) cells.push('');
      cells[at] = text;
    }
    return { ...row, cells };
  });
};

/** What stands in no column of the table cannot be written anew there. */
const mendable = ({ column, near, ...problem }: ReadProblem, uses: readonly ColumnUse[]): ReadProblem =>
  column !== undefined && uses.includes(column as ColumnUse)
    ? { ...problem, column, near: near ?? [] }
    : problem;

/** A heading of prices that tills and programs keep in the smallest coin. */
const IN_CENTS = /(?<!\p{L})(cents?|centimes|grosze|копе[ей]\p{L}*)(?!\p{L})/iu;

const SAMPLES = 3;

const samplesOf = (rows: readonly Row[], at: number): string[] => {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = quoted(cells[at] ?? '');
    if (text !== null) found.add(text);
    if (found.size === SAMPLES) break;
  }
  return [...found];
};

/** Whether every heading is one of our own, and dishes are put into categories by a column, as in what we write. */
const isOwn = (head: Row): boolean =>
  head.cells.every(isOwnHeading) &&
  placeOf(head, 'name') >= 0 &&
  (placeOf(head, 'category') >= 0 || placeOf(head, 'kind') >= 0);

/** Questions and yes or no in columns of their own, of which only rows below a dish could say more. */
const modifierProblems = (head: Row | undefined, rows: readonly Row[], name: number): ReadProblem[] => {
  const columns = (head?.cells ?? []).flatMap((cell, at) =>
    /^modifier( set)?\b(?!s? groups?)/i.test(cell.trim()) ? [at] : [],
  );
  if (columns.length === 0) return [];
  return rows.flatMap(({ row, cells }): ReadProblem[] => {
    const at = columns.find(place => /^y/i.test((cells[place] ?? '').trim()));
    if (at === undefined) return [];
    const [field, value] = [head?.cells[at] ?? '', quoted(cells[at])];
    return [{ row, path: '', field, reason: 'unsupported', value, name: cells[name] ?? '', lost: 'value' }];
  });
};

/** Several prices in one cell may be those of sizes: offered before each of them alone. */
const sizeOffers =
  (heading: string, { main, currency }: Reading) =>
  (problem: ReadProblem): ReadProblem => {
    if (problem.column !== 'price') return problem;
    const isPriced = (text: string): boolean => parseAmount(text, currency.decimals) !== null;
    const offered = offeredSizes(problem.value ?? '', heading, main, isPriced);
    return { ...problem, near: [...offered, ...(problem.near ?? [])] };
  };

/** Our own table; a currency of its prices is asked about as in any other. */
const readOwn = (
  head: Row,
  all: readonly Row[],
  reading: Reading,
  answers: TableAnswers,
): TableRead | Unreadable => {
  const rows = withMended(all, answers.mended ?? [], column => placeOf(head, column));
  const at = placeOf(head, 'price');
  const prices = rows.flatMap(({ cells }) => (/\d/.test(cells[at] ?? '') ? [cells[at] ?? ''] : []));
  const asked = otherCurrency(prices, reading.currency.code);
  const isTaken = asked !== null && answers.currency === asked;
  const plain = isTaken
    ? rows.map(row => ({
        ...row,
        cells: row.cells.map((cell, place) => (place === at ? withoutCurrency(cell, asked) : cell)),
      }))
    : rows;
  const menu = readCsv(at >= 0 ? withSizeRows(plain, at) : plain, reading);
  if ('unreadable' in menu) return menu;
  const offers = sizeOffers(head.cells[at] ?? '', reading);
  return {
    format: 'csv',
    menu: { ...menu, problems: menu.problems.map(offers) },
    table: null,
    currency: isTaken ? null : asked,
    hasPrice: at >= 0,
  };
};

/** A table of any sort: our own is read as it stands, another by its headings, by a guess, or by what its owner said. */
export const readTable = (
  rows: readonly Row[],
  { reading, answers, plain, elsewhere }: TableAsked,
): TableRead | Unreadable => {
  const { currency } = reading;
  const [first] = rows;
  if (first && isOwn(first)) return readOwn(first, rows, reading, answers);
  const guess = guessColumns(rows, reading.main);
  const uses = answers.columns ? columnUses(answers.columns) : guess.uses;
  const head = rows[guess.head];
  const below = withMended(rows.slice(guess.head + 1), answers.mended ?? [], column =>
    uses.indexOf(column as ColumnUse),
  );
  if (below.length === 0 || uses.length < 2) return { unreadable: 'columns' };
  const titles = (head?.cells ?? []).map(cell => cell.trim());
  const priceAt = uses.indexOf('price');
  const priced = uses.flatMap((use, at) => (use === 'price' ? [at] : []));
  const prices = below.flatMap(({ cells }) =>
    priced.flatMap(at => (/\d/.test(cells[at] ?? '') ? [cells[at] ?? ''] : [])),
  );
  const told = /[([]\s*([A-Z]{3})\s*[)\]]/.exec(titles[priceAt] ?? '')?.[1];
  const headed = told !== undefined && otherCurrency([`1 ${told}`], currency.code) !== null ? told : null;
  const asked = headed ?? otherCurrency(prices, currency.code);
  const isTaken = asked !== null && answers.currency === asked;
  const isInCents = currency.decimals === 2 && IN_CENTS.test(titles[priceAt] ?? '');
  const price = (text: string): string => {
    if (isInCents && /^\d+$/.test(text)) return (Number(text) / 100).toFixed(2);
    if (isTaken) return withoutCurrency(text, asked);
    return headed !== null && /\d$/.test(text) ? `${text} ${headed}` : text;
  };
  const isPriced = (text: string) => parseAmount(text, currency.decimals) !== null;
  const dishes = dishRows({ head, rows: below, uses, elsewhere, isPriced });
  const menu = readCsv(ownRows({ uses, dishes, isPriced, price, plain }), reading);
  if ('unreadable' in menu && priceAt >= 0 && uses.includes('name')) return menu;
  const fieldOf = (column: string): string => titles[uses.indexOf(column as ColumnUse)] || column;
  const hasSizes = priced.length > 1 || uses.includes('variation');
  const offers = hasSizes ? (problem: ReadProblem) => problem : sizeOffers(titles[priceAt] ?? '', reading);
  const read: ReadMenu =
    'unreadable' in menu
      ? { tags: [], categories: [], problems: [] }
      : {
          ...menu,
          problems: [
            // A size of a dish that is left out is no news.
            ...menu.problems
              .filter(({ reason }) => reason !== 'alone')
              .map(problem => mendable({ ...problem, field: fieldOf(problem.field) }, uses))
              .map(offers),
            ...modifierProblems(head, below, uses.indexOf('name')),
          ],
        };
  const isSquare =
    titles.some(title => /^item name$/i.test(title)) && titles.some(title => /^variation name$/i.test(title));
  return {
    format: isSquare ? 'square' : 'table',
    menu: read,
    table: {
      isSure: answers.columns !== undefined || guess.isSure,
      columns: uses.slice(0, MOST_COLUMNS).map((use, at) => ({
        title: quoted(titles[at] ?? '') ?? '',
        use,
        samples: samplesOf(below, at),
      })),
    },
    currency: isTaken ? null : asked,
    hasPrice: priceAt >= 0,
  };
};
