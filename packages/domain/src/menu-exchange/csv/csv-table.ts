import { guarded } from '../../csv/index.ts';

/** One record of a table; `row` counts as spreadsheets do, from 1. */
export type Row = {
  readonly row: number;
  readonly cells: readonly string[];
  /** Which cell has a quote that is never closed, or text behind it, and its line from there on; the cells are what came before. */
  readonly broken?: { readonly at: number; readonly rest: string };
};

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
  const scores = new Map(SEPARATORS.map(separator => [separator, score(separator)]));
  return SEPARATORS.reduce((best, each) => ((scores.get(each) ?? 0) > (scores.get(best) ?? 0) ? each : best));
};

/** A first line that tells Excel the separator and is no row of the table. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?[,;\t|]*(?=[\r\n]|$)/i;

type Quoted = { readonly text: string; readonly end: number };

/** The cell whose quote opens at a place; null where it is never closed, or not before the next cell. */
const quotedAt = (text: string, start: number, separator: string): Quoted | null => {
  let [cell, at] = ['', start];
  for (;;) {
    const end = text.indexOf('"', at + 1);
    if (end < 0) return null;
    cell += text.slice(at + 1, end);
    at = end + 1;
    if (text[at] !== '"') break;
    cell += '"';
  }
  while (text[at] === ' ') at += 1;
  const next = text[at];
  return next === undefined || next === separator || next === '\n' || next === '\r'
    ? { text: cell, end: at }
    : null;
};

/** Where the line ends that a place is in. */
const endOfLine = (text: string, from: number): number => {
  const found = text.slice(from).search(/[\r\n]/);
  return found < 0 ? text.length : from + found;
};

/**
 * Reads CSV as RFC 4180 has it, with any of the separators and line ends that spreadsheets write. Rows without any text
 * are passed over, and counted. A row with a broken quote is lost alone: the next line is read again. It ends behind
 * `most` rows.
 */
export const parseCsv = (input: string, most = Number.POSITIVE_INFINITY): Row[] => {
  const text = input.startsWith('\uFEFF') ? input.slice(1) : input;
  const told = SEPARATOR_LINE.exec(text);
  const separator = told?.[1] ?? separatorOf(text);
  const rows: Row[] = [];
  let [cells, cell, at, row, lineAt]: [string[], string, number, number, number] = [
    [],
    '',
    told?.[0].length ?? 0,
    1,
    0,
  ];
  const endRow = () => {
    cells.push(cell);
    if (cells.some(each => each.trim() !== '')) rows.push({ row, cells });
    [cells, cell, row] = [[], '', row + 1];
  };
  while (at < text.length && rows.length <= most) {
    // A quote behind a space opens a cell as well.
    if (cell === '' && text[at] === ' ') {
      let next = at;
      while (text[next] === ' ') next += 1;
      if (text[next] === '"') at = next;
    }
    const char = text[at];
    if (char === '"' && cell === '') {
      const quoted = quotedAt(text, at, separator);
      if (quoted) [cell, at] = [quoted.text, quoted.end];
      else {
        const rest = text.slice(at, endOfLine(text, at));
        rows.push({ row, cells, broken: { at: cells.length, rest } });
        [cells, cell, row] = [[], '', row + 1];
        at = endOfLine(text, lineAt);
        at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
        lineAt = at;
      }
    } else if (char === separator) {
      cells.push(cell);
      cell = '';
      at += 1;
    } else if (char === '\n' || char === '\r') {
      endRow();
      at += char === '\r' && text[at + 1] === '\n' ? 2 : 1;
      lineAt = at;
    } else {
      const from = at;
      do at += 1;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r');
      cell += text.slice(from, at);
    }
  }
  if (cell !== '' || cells.length > 0) endRow();
  return rows;
};

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A table as CSV that spreadsheets open as text: commas, CRLF, a BOM so that they see UTF-8, no cell that is calculated. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map(cells => cells.map(cell => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`;
