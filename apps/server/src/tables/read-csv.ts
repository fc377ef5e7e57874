import type { Row } from '@tableside/domain/menu-exchange';
import { CsvError, parse } from 'csv-parse/sync';

/** Where lines have as many of two, the later one: prices have commas, too. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Lines that tell the separator. */
const TELLING = 40;

/** How often each sign stands in each of the first lines, outside of quotes. */
const countsIn = (text: string): Map<string, number>[] => {
  const lines: Map<string, number>[] = [new Map()];
  let quoted = false;
  for (const char of text.slice(0, 100_000)) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r')) {
      if (lines.length > TELLING) break;
      lines.push(new Map());
    } else if (!quoted) {
      const line = lines.at(-1);
      line?.set(char, (line.get(char) ?? 0) + 1);
    }
  }
  return lines.filter(({ size }) => size > 0);
};

/** The separator that most lines have equally often: a title above the table has none, and a price one comma. */
const separatorOf = (text: string): string => {
  const lines = countsIn(text);
  const score = (separator: string): number => {
    const often = new Map<number, number>();
    for (const line of lines) {
      const count = line.get(separator) ?? 0;
      if (count > 0) often.set(count, (often.get(count) ?? 0) + 1);
    }
    const [mode] = [...often].sort(([count, one], [other, two]) => two - one || other - count);
    // As many columns as there are, where as many lines have them.
    return mode ? mode[1] * 1000 + Math.min(mode[0], 999) : 0;
  };
  const scores = new Map<string, number>(SEPARATORS.map(separator => [separator, score(separator)]));
  const isBetter = (one: string, other: string): boolean =>
    (scores.get(one) ?? 0) >= Math.max(1, scores.get(other) ?? 0);
  return SEPARATORS.reduce((best, each) => (isBetter(each, best) ? each : best));
};

/** A first line that tells Excel the separator and is no row of the table. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[,;\t|]*(?=[\r\n]|$)/i;

/** No line of a menu is longer, and a quote that nobody closed is looked for no further; in bytes. */
const MOST_IN_RECORD = 1_000_000;
/** More rows with broken quotes than this, and nothing of the table can be told. */
const MOST_BROKEN = 1000;
/** Quotes before the one that is broken, in its line. */
const MOST_QUOTES = 200;

type Records = {
  /** Where the record begins that could not be read, in bytes; null: all were read. */
  readonly stopped: number | null;
  /** Which of its cells stopped it, and whether only by a quote inside of a word. */
  readonly at: number;
  readonly isStray: boolean;
};

/** Reads records as RFC 4180 has them, up to the first whose quotes are not right. */
const readRecords = (
  bytes: Uint8Array,
  separator: string,
  take: (cells: readonly string[], end: number) => void,
  { relax_quotes = false, to = -1 } = {},
): Records => {
  let end = 0;
  try {
    parse(bytes, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes,
      to,
      // A quote behind a space opens a cell as well.
      trim: true,
      max_record_size: MOST_IN_RECORD,
      on_record: (cells: string[], { bytes: read }) => {
        end = read;
        take(cells, read);
        return null;
      },
    });
    return { stopped: null, at: 0, isStray: false };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { index = 0 } = error as { readonly index?: number };
    return { stopped: end, at: index, isStray: error.code === 'INVALID_OPENING_QUOTE' };
  }
};

type Line = { readonly cells: readonly string[]; readonly brokenAt: number | null };

/** The cells of one line, up to the one whose quotes are not right. */
const cellsOf = (line: string, separator: string, relaxed: boolean): Line => {
  let cells: readonly string[] = [''];
  const take = (read: readonly string[]): void => {
    cells = read;
  };
  const { stopped, at } = readRecords(new TextEncoder().encode(line), separator, take, {
    relax_quotes: relaxed,
  });
  return { cells, brokenAt: stopped === null ? null : at };
};

/**
 * A record of several lines with a quote inside of a word, and where it ends; null where it has a broken one as well, which
 * a relaxed reader would take for a part of its cell.
 */
const longRecord = (bytes: Uint8Array, separator: string) => {
  let [cells, end]: [readonly string[] | null, number] = [null, 0];
  const take = (read: readonly string[], upTo: number): void => {
    [cells, end] = [read.some(each => each.startsWith('"')) ? null : read, upTo];
  };
  readRecords(bytes, separator, take, { relax_quotes: true, to: 1 });
  return cells === null ? null : { cells: cells as readonly string[], end };
};

/** What can be told of a line whose cell `at` has a broken quote. */
const brokenIn = (line: string, at: number, separator: string, relaxed: boolean): Omit<Row, 'row'> => {
  const quotes = [...line.slice(0, MOST_IN_RECORD).matchAll(/"/g)].slice(0, MOST_QUOTES);
  for (const { index } of quotes) {
    const { cells, brokenAt } = cellsOf(line.slice(0, index), separator, relaxed);
    if (brokenAt === null && cells.length === at + 1)
      return { cells: cells.slice(0, at), broken: { at, rest: line.slice(index) } };
  }
  return { cells: [], broken: { at: 0, rest: line } };
};

/** The line that begins at a place, and where the next one does. */
const lineAt = (bytes: Uint8Array, start: number): { readonly line: string; readonly next: number } => {
  let end = start;
  while (end < bytes.length && bytes[end] !== 10 && bytes[end] !== 13) end += 1;
  const line = new TextDecoder().decode(bytes.subarray(start, end));
  return { line, next: end + (bytes[end] === 13 && bytes[end + 1] === 10 ? 2 : 1) };
};

/** Where the lines end, from a place on, in which no cell opens with a quote. */
const endOfPlain = (bytes: Uint8Array, from: number, opens: RegExp): number => {
  let end = from;
  while (end < bytes.length) {
    const { line, next } = lineAt(bytes, end);
    if (opens.test(line)) break;
    end = next;
  }
  return Math.min(end, bytes.length);
};

/**
 * Reads CSV as RFC 4180 has it, with any of the separators and line ends that spreadsheets write. Rows without any text
 * are passed over, and counted. A row with a broken quote is lost alone: the next line is read again. It ends behind
 * `most` rows.
 */
export const readCsv = (input: string, most = Number.POSITIVE_INFINITY): Row[] => {
  const text = input.startsWith('\uFEFF') ? input.slice(1) : input;
  const first = SEPARATOR_LINE.exec(text);
  const separator = first?.[1] ?? separatorOf(text);
  const bytes = new TextEncoder().encode(text.slice(first?.[0].length ?? 0));
  const opens = new RegExp(`(^|[${separator}])\\s*"`);
  const rows: Row[] = [];
  let [start, row, broken] = [0, 1, 0];
  const take = (cells: readonly string[]): void => {
    if (rows.length <= most && cells.some(each => each.trim() !== '')) rows.push({ row, cells });
    row += 1;
  };
  while (start < bytes.length && rows.length <= most) {
    const rest = bytes.subarray(start);
    const { stopped, at, isStray } = readRecords(rest, separator, take);
    if (stopped === null) break;
    const { line, next } = lineAt(rest, stopped);
    const { cells, brokenAt } = isStray ? cellsOf(line, separator, true) : { cells: [], brokenAt: at };
    if (brokenAt === null) {
      take(cells);
      // Where one line has a quote inside of a word, the next ones mostly have: those that open none are read at once.
      const end = endOfPlain(rest, next, opens);
      const plain = readRecords(rest.subarray(next, end), separator, take, { relax_quotes: true });
      start += plain.stopped === null ? end : next + plain.stopped;
      continue;
    }
    const long = isStray ? longRecord(rest.subarray(stopped), separator) : null;
    if (long) {
      take(long.cells);
      start += stopped + long.end;
    } else {
      const told = { row, ...brokenIn(line, brokenAt, separator, isStray) };
      if (broken === MOST_BROKEN) return [told];
      rows.push(told);
      [row, broken] = [row + 1, broken + 1];
      start += next;
    }
  }
  return rows;
};
