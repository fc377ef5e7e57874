/** How many letters of ordinary size fit on a line: 58 mm paper has 32, 80 mm paper 42 or 48. */
export const PAPER_COLUMNS = [32, 42, 48] as const;
export type PaperColumns = (typeof PAPER_COLUMNS)[number];

/** Which letters beyond plain Latin a printer is told to print: Baltic, Central European, Western, Cyrillic. */
export const CODE_PAGES = ['windows1257', 'windows1250', 'windows1252', 'windows1251'] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** `big` is twice as wide and twice as high, `tall` twice as high. */
export type PaperSize = 'normal' | 'tall' | 'big';

/** One line of paper; the text is no longer than the paper is wide. */
export type PaperLine = {
  readonly text: string;
  readonly size: PaperSize;
  readonly bold: boolean;
  /** White on black: for what must not be missed. */
  readonly reversed: boolean;
};

/** A text before it is cut into lines. `indent`: letters left free before every line of it. */
export type PaperText = Partial<Omit<PaperLine, 'text'>> & {
  readonly text: string;
  readonly indent?: number;
  /** What stands before the first line, within the indent. */
  readonly lead?: string;
  /** What stands at the right edge: beside the last line of the text, or below it where there is no room. */
  readonly end?: string;
};

/** How many letters of a size fit. */
export const roomFor = (size: PaperSize, columns: PaperColumns): number =>
  size === 'big' ? Math.floor(columns / 2) : columns;

const words = (text: string): string[] => text.split(' ').filter(word => word !== '');

/** A word that is longer than a line, in pieces. */
const pieces = (word: string, room: number): string[] => {
  const letters = [...word];
  const count = Math.max(1, Math.ceil(letters.length / room));
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * room, (index + 1) * room).join(''),
  );
};

const wrap = (text: string, room: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of words(text).flatMap(word => pieces(word, room))) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if ([...longer].length <= room) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = piece;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
};

/** Everything a printer would take for an order, and what it cannot show: control signs, marks of direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** A text as it may go on paper: one space for any blank, no control signs, line ends kept apart. */
const rows = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(row => row.replace(/[\t\p{Zs}]+/gu, ' ').replace(UNPRINTABLE, ''));

/** Sets what stands at the right edge after the last of the lines. */
const withEnd = (lines: readonly string[], end: string, room: number): string[] => {
  const right = [...end].slice(0, room).join('');
  const last = lines.at(-1) ?? '';
  const free = room - [...last].length - [...right].length;
  return free > 0
    ? [...lines.slice(0, -1), `${last}${' '.repeat(free)}${right}`]
    : [...lines, `${' '.repeat(room - [...right].length)}${right}`];
};

/** Cuts texts into lines of paper; words are broken only where a single one is longer than the line. */
export const onPaper = (texts: readonly PaperText[], columns: PaperColumns): PaperLine[] =>
  texts.flatMap(
    ({ text, size = 'normal', bold = false, reversed = false, indent = 0, lead = '', end = '' }) => {
      const room = Math.max(4, roomFor(size, columns) - indent);
      const first = lead.padEnd(indent);
      const lines = rows(text).flatMap(row => wrap(row, room));
      return (end === '' ? lines : withEnd(lines, rows(end).join(' '), room)).map((line, index) => ({
        text: `${index === 0 ? first : ' '.repeat(indent)}${line}`.trimEnd(),
        size,
        bold,
        reversed,
      }));
    },
  );

/** A line across the whole paper. */
export const rule = (columns: PaperColumns, sign = '-'): PaperText => ({ text: sign.repeat(columns) });
