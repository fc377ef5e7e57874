import { parseAmount } from '../../price-text/index.ts';
import type { Row } from '../csv/csv-table.ts';
import { headingOf, isOtherHeading, isSizeHeading, MEANINGS, type Meaning } from './heading-words.ts';

/** What a column is: a meaning, or a text in another language, as `name (lt)`; null: it is not used. */
export type ColumnUse = Meaning | `${'name' | 'description'} (${string})` | null;

export const COLUMN_USE = new RegExp(`^(${MEANINGS.join('|')}|(name|description) \\([a-z]{2}\\))$`);

const isColumnUse = (text: string): text is NonNullable<ColumnUse> => COLUMN_USE.test(text);
/** What was said of columns, as far as it is something that a column can be. */
export const columnUses = (said: readonly (string | null)[]): ColumnUse[] =>
  said.map(use => (use !== null && isColumnUse(use) ? use : null));

export type Guess = {
  /** Which of the rows has the headings; -1: none has. */
  readonly head: number;
  readonly uses: readonly ColumnUse[];
  /** Whether the headings say it in words that leave no doubt. */
  readonly isSure: boolean;
};

/** Rows above the headings: a title, an address, a date. */
const MOST_TITLES = 30;
/** Rows that a guess looks at. */
const LOOKED_AT = 200;
/** Columns that are looked at; a till's export has 60. */
export const MOST_COLUMNS = 250;
/** Worse than every word. */
const EMPTY = 10_000;

const valuesIn = (rows: readonly Row[], at: number): string[] =>
  rows.slice(0, LOOKED_AT).flatMap(({ cells }) => {
    const text = (cells[at] ?? '').trim();
    return text === '' ? [] : [text];
  });
const isPrice = (text: string): boolean => parseAmount(text, 2) !== null;
const shareOf = (values: readonly string[], is: (value: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

/** How much of a menu a row names: words that we know whole, and half as much for those that have one in them. */
const knownIn = ({ cells }: Row): { readonly names: boolean; readonly score: number } => {
  const known = new Map<Meaning, number>();
  for (const cell of cells.slice(0, MOST_COLUMNS)) {
    const { meaning, exact } = headingOf(cell);
    if (meaning) known.set(meaning, Math.max(known.get(meaning) ?? 0, exact ? 1 : 0.5));
  }
  const score = [...known.values()].reduce((sum, each) => sum + each, 0);
  const isNamed = known.has('name') || (known.has('price') && known.size > 1);
  return { names: isNamed, score };
};

/** The row that has most headings in it, of those that name dishes and something of them. */
const headIn = (rows: readonly Row[]): number => {
  let [best, most] = [-1, 1];
  for (const [at, row] of rows.slice(0, MOST_TITLES).entries()) {
    const { names, score } = knownIn(row);
    const sized = row.cells.some(isSizeHeading) ? 0.5 : 0;
    if (names && score + sized > most && !row.cells.some(cell => /^\D{0,4}\d+[.,]\d\d\D{0,4}$/.test(cell)))
      [best, most] = [at, score + sized];
  }
  return best;
};

/** A first row of words above a column of prices has the headings, in words that nobody knows. */
const isHeadByContent = (rows: readonly Row[], price: number): boolean => {
  const [first, ...rest] = rows;
  const title = first?.cells[price]?.trim() ?? '';
  return /\p{L}/u.test(title) && !isPrice(title) && shareOf(valuesIn(rest, price), isPrice) >= 0.8;
};

const byHeadings = (head: Row, rows: readonly Row[], width: number, main: string) => {
  const uses: ColumnUse[] = Array.from({ length: width }, () => null);
  const best = new Map<Meaning, { readonly at: number; readonly rank: number; readonly exact: boolean }>();
  for (let at = 0; at < width; at += 1) {
    const { meaning, language, rank: better, exact } = headingOf(head.cells[at] ?? '');
    if (meaning === null) continue;
    if (language !== null && language !== main && (meaning === 'name' || meaning === 'description')) {
      uses[at] = `${meaning} (${language})`;
      continue;
    }
    // An empty column says nothing, however it is called.
    const isEmpty = valuesIn(rows, at).length === 0;
    const rank = better + (isEmpty ? EMPTY : 0);
    const known = best.get(meaning);
    if (!known || rank < known.rank) best.set(meaning, { at, rank, exact: exact && !isEmpty });
  }
  // A menu in other languages only stands for the main one as well.
  const other = uses.findIndex(use => use?.startsWith('name (') === true);
  if (!best.has('name') && other >= 0) best.set('name', { at: other, rank: 0, exact: true });
  for (const [meaning, { at }] of best) uses[at] = meaning;
  for (const [at, use] of uses.entries())
    if (use === null && isSizeHeading(head.cells[at] ?? '') && shareOf(valuesIn(rows, at), isPrice) >= 0.5) {
      uses[at] = 'price';
      if (!best.has('price')) best.set('price', { at, rank: 0, exact: true });
    }
  return { uses, best };
};

/** A guess by what stands in the columns, for what the headings leave open. */
const byContent = (head: Row | undefined, rows: readonly Row[], uses: readonly ColumnUse[]): ColumnUse[] => {
  const filled = [...uses];
  const free = () => filled.flatMap((use, at) => (use === null ? [at] : []));
  const columns = uses.map((_, at) => valuesIn(rows, at));
  const of = (at: number): readonly string[] => columns[at] ?? [];
  if (!filled.includes('price')) {
    // Long numbers count things, unless they are round: 15000 of a currency without cents.
    const share = (at: number) => shareOf(of(at), text => isPrice(text) && !/^0*\d{4,}[1-9]$/.test(text));
    const priced = free().filter(
      at => of(at).length > 0 && share(at) >= 0.5 && !isOtherHeading(head?.cells[at] ?? ''),
    );
    const written = priced.filter(at => shareOf(of(at), text => /[.,]\d|\p{Sc}/u.test(text)) >= 0.3);
    // Numbers that count the rows stand first.
    const fullest = Math.max(0, ...priced.map(at => of(at).length));
    const price = written.at(0) ?? priced.filter(at => of(at).length >= fullest * 0.3).at(-1);
    if (price !== undefined) filled[price] = 'price';
  }
  const isWord = (text: string) =>
    /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) &&
    !/^https?:|\.(jpe?g|png|webp|gif|svg)$/i.test(text);
  const texts = free().filter(
    at => of(at).length > 0 && shareOf(of(at), isWord) >= 0.6 && !isOtherHeading(head?.cells[at] ?? ''),
  );
  const different = (at: number) => new Set(of(at)).size / Math.max(1, of(at).length);
  const length = (at: number) => of(at).join('').length / Math.max(1, of(at).length);
  if (!filled.includes('name')) {
    const most = Math.max(...texts.map(at => of(at).length));
    const isFull = (at: number) => of(at).length >= most * 0.7;
    const names = texts.filter(at => different(at) > 0.6 && length(at) < 60 && isFull(at));
    // What programs call a dish, `chickenfeet`, stands before what its guests do.
    const spoken = names.filter(at => shareOf(of(at), text => /^[a-z\d_-]+$/.test(text)) < 1);
    const isCoded = spoken.some(at => shareOf(of(at), text => /\p{Lu}|\s/u.test(text)) > 0.5);
    const name = (isCoded ? spoken[0] : names[0]) ?? (filled.includes('description') ? undefined : texts[0]);
    if (name !== undefined) filled[name] = 'name';
    const rest = texts.filter(at => at !== name);
    // What comes again and again, or stands on the first of several rows.
    const category = rest.find(at => (different(at) <= 0.5 || !isFull(at)) && length(at) < 40);
    if (category !== undefined && !filled.includes('category')) filled[category] = 'category';
    const description = rest.find(at => at !== category && length(at) > 15);
    if (description !== undefined && !filled.includes('description')) filled[description] = 'description';
  }
  return filled;
};

/** Which column of a table is which, as far as headings and cells tell. */
export const guessColumns = (rows: readonly Row[], main: string): Guess => {
  const width = Math.min(
    MOST_COLUMNS,
    rows.slice(0, LOOKED_AT).reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  const head = headIn(rows);
  const headRow = rows[head];
  const blank: ColumnUse[] = Array.from({ length: width }, () => null);
  if (!headRow) {
    const uses = byContent(undefined, rows, blank);
    const isHeaded = isHeadByContent(rows, uses.indexOf('price'));
    return { head: isHeaded ? 0 : -1, uses, isSure: false };
  }
  const below = rows.slice(head + 1);
  const { uses, best } = byHeadings(headRow, below, width, main);
  const sure = (meaning: Meaning) => best.get(meaning)?.exact === true;
  const doubtful = [...best.values()].some(({ exact, rank }) => !exact && rank < EMPTY);
  const filled = byContent(headRow, below, uses);
  const described = best.get('description');
  // Some tills call the dish its description.
  if (!filled.includes('name') && described) filled[described.at] = 'name';
  return { head, uses: filled, isSure: sure('name') && sure('price') && !doubtful };
};
