import { ARCHIVAL, archival, type CarriedFile } from './archival.ts';
import { paperText, printable } from './paper-text.ts';
import { BOLD, pdfLibrary, REGULAR } from './pdf-library.ts';

export type PaperStyle = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly muted?: boolean;
};
export type PaperColumn = {
  readonly title: string;
  /** Share of the page's width. */
  readonly share: number;
  readonly align?: 'left' | 'right';
};

/** A page that is written from top to bottom; what does not fit goes on the next one. Sizes in points. */
export type Paper = {
  readonly line: (text: string, style?: PaperStyle) => void;
  /** A label at the left and its value at the right. */
  readonly pair: (label: string, value: string, style?: PaperStyle) => void;
  /** Two blocks of lines beside each other, their first lines bold. */
  readonly blocks: (left: readonly string[], right: readonly string[]) => void;
  readonly table: (columns: readonly PaperColumn[], rows: readonly (readonly string[])[]) => void;
  readonly rule: () => void;
  readonly gap: (points: number) => void;
  /** The whole file. Nothing can be written after it. */
  readonly finish: () => Promise<Buffer>;
};

export type PaperOptions = {
  readonly size: 'A4' | 'A5';
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly madeAt: Date;
  /** Data that the file carries along for programs; the paper is then PDF/A-3. */
  readonly carries?: CarriedFile;
};

const INK = '#1c1a17';
const FADED = '#6a665f';
const LINE = '#d8d5cf';
const CELL_GAP = 6;
const LEADING = 2;

const MARGINS = { A4: 48, A5: 34 } as const;

/** Opens a sheet of paper. */
export const openPaper = async (options: PaperOptions): Promise<Paper> => {
  const Document = await pdfLibrary();
  const margin = MARGINS[options.size];
  const { carries } = options;
  const doc = new Document({
    size: options.size,
    margin,
    lang: options.language,
    displayTitle: true,
    ...(carries ? ARCHIVAL : {}),
    info: {
      Title: paperText(options.title),
      Author: paperText(options.author),
      Creator: 'Tableside',
      CreationDate: options.madeAt,
    },
  });
  if (carries) archival(doc, options, carries);
  doc.registerFont('regular', REGULAR).registerFont('bold', BOLD);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, fail) => doc.once('end', done).once('error', fail));

  const left = margin;
  const width = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin;
  let y = margin;

  const use = ({ size = 10, bold = false, muted = false }: PaperStyle) =>
    doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(muted ? FADED : INK);

  const heightOf = (text: string, columnWidth: number, style: PaperStyle): number =>
    use(style).heightOfString(text === '' ? ' ' : text, { width: columnWidth, lineGap: LEADING });

  const room = (height: number): void => {
    if (y + height <= bottom) return;
    doc.addPage();
    y = margin;
  };

  type Cell = { readonly text: string; readonly x: number; readonly width: number; readonly right?: boolean };
  /** Cells of one row, top-aligned; the row is never torn in two. */
  const row = (cells: readonly Cell[], style: PaperStyle): void => {
    const clean = cells.map(cell => ({ ...cell, text: printable(cell.text) }));
    const height = Math.max(...clean.map(cell => heightOf(cell.text, cell.width, style)));
    room(height);
    for (const cell of clean) {
      use(style).text(cell.text, cell.x, y, {
        width: cell.width,
        align: cell.right ? 'right' : 'left',
        lineGap: LEADING,
      });
    }
    y += height;
  };

  const rule = (): void => {
    room(9);
    doc
      .moveTo(left, y + 4)
      .lineTo(left + width, y + 4)
      .lineWidth(0.7)
      .strokeColor(LINE)
      .stroke();
    y += 9;
  };

  return {
    line: (text, style = {}) => row([{ text, x: left, width }], style),
    pair: (label, value, style = {}) => {
      const valueWidth = Math.min(width * 0.5, use(style).widthOfString(printable(value)) + 2);
      row(
        [
          { text: label, x: left, width: width - valueWidth - CELL_GAP },
          { text: value, x: left + width - valueWidth, width: valueWidth, right: true },
        ],
        style,
      );
    },
    blocks: (first, second) => {
      const half = (width - 3 * CELL_GAP) / 2;
      for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
        row(
          [
            { text: first[index] ?? '', x: left, width: half },
            { text: second[index] ?? '', x: left + width - half, width: half },
          ],
          { bold: index === 0, size: index === 0 ? 9 : 10, muted: index === 0 },
        );
      }
    },
    table: (columns, rows) => {
      const shares = columns.reduce((all, { share }) => all + share, 0);
      let x = left;
      const places = columns.map(({ share, align }, index) => {
        const gap = index === columns.length - 1 ? 0 : CELL_GAP;
        const place = { x, width: (width * share) / shares - gap, right: align === 'right' };
        x += (width * share) / shares;
        return place;
      });
      const cellsOf = (texts: readonly string[]): Cell[] =>
        places.map((place, index) => ({ ...place, text: texts[index] ?? '' }));
      row(cellsOf(columns.map(({ title }) => title)), { size: 8, muted: true });
      rule();
      for (const texts of rows) {
        row(cellsOf(texts), { size: 9 });
        y += 3;
      }
    },
    rule,
    gap: points => {
      y += points;
    },
    finish: async () => {
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
};
