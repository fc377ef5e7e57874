import type { Line } from '@tableside/domain/menu-exchange';

/** The menu of a large house has thirty. */
const MOST_PAGES = 60;
const MOST_PIECES = 40_000;

type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

/** Where a page parts into two columns: a strip in its middle that nothing reaches across. */
const gutterOf = (pieces: readonly Piece[], width: number): number | null => {
  for (let share = 35; share <= 65; share += 1) {
    const at = (width * share) / 100;
    const across = pieces.filter(({ x, width: wide }) => x < at && x + wide > at);
    const [left, right] = [pieces.filter(({ x }) => x < at), pieces.filter(({ x }) => x >= at)];
    const priced = (side: readonly Piece[]) =>
      side.filter(({ text }) => /\d[.,]\d\d|\p{Sc}/u.test(text)).length;
    // A title of the whole page may stand across.
    if (across.length <= 2 && priced(left) >= 3 && priced(right) >= 3) return at;
  }
  return null;
};

/** Pieces of one height are a line; a wide gap in it is a tab. */
const linesOf = (pieces: readonly Piece[]): Line[] => {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const isSame = row?.[0] && Math.abs(row[0].y - piece.y) < Math.max(2, piece.size * 0.45);
    if (row && isSame) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map(row => {
    let [text, end] = ['', Number.NEGATIVE_INFINITY];
    for (const piece of row.sort((one, other) => one.x - other.x)) {
      const gap = piece.x - end;
      text +=
        end === Number.NEGATIVE_INFINITY
          ? ''
          : gap > piece.size * 2.5
            ? '\t'
            : gap > piece.size * 0.15
              ? ' '
              : '';
      text += piece.text;
      end = piece.x + piece.width;
    }
    return { text: text.replace(/ +/g, ' ').trim(), size: Math.max(...row.map(({ size }) => size)) };
  });
};

/** The lines of a PDF's text, column by column. Null: it has none, is broken, or locked. */
export const readPdf = async (bytes: Buffer): Promise<readonly Line[] | 'too_many' | null> => {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes), {
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  }).catch(() => null);
  if (!document) return null;
  try {
    if (document.numPages > MOST_PAGES) return 'too_many';
    const lines: Line[] = [];
    let count = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      count += items.length;
      if (count > MOST_PIECES) return 'too_many';
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , height = 0, x = 0, y = 0] = item.transform as number[];
        return [{ text: item.str, x, y, width: item.width, size: Math.abs(height) || item.height }];
      });
      const { width } = page.getViewport({ scale: 1 });
      const gutter = gutterOf(pieces, width);
      const sides =
        gutter === null
          ? [pieces]
          : [pieces.filter(({ x }) => x < gutter), pieces.filter(({ x }) => x >= gutter)];
      lines.push(...sides.flatMap(linesOf));
    }
    return lines.length > 0 ? lines : null;
  } catch {
    return null;
  } finally {
    await document.loadingTask.destroy().catch(() => undefined);
  }
};
