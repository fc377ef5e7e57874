import { loadLetters } from './letters.ts';
import { printable } from './paper-text.ts';
import { type CarriedFile, openPdf } from './pdf-document.ts';
import type { Part, Role } from './tagging.ts';

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

/** From this size on, in points, a bold line is a heading. */
const HEADING = 12;

const MARGINS = { A4: 48, A5: 34 } as const;

/** Opens a sheet of paper. */
export const openPaper = async (options: PaperOptions): Promise<Paper> => {
  const margin = MARGINS[options.size];
  const [{ doc, tags, finish }, { drawable }] = await Promise.all([
    openPdf({ ...options, margin }),
    loadLetters(),
  ]);

  let hasTitle = false;
  const headingRole = (): Role => {
    const role = hasTitle ? 'H2' : 'H1';
    hasTitle = true;
    return role;
  };

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

  type Place = { readonly x: number; readonly width: number; readonly right?: boolean };
  /** `part` is read aloud, as a piece of what `role` says. */
  type Cell = Place & { readonly text: string; readonly part: Part; readonly role: Role };
  /** Cells of one row, top-aligned; the row is never torn in two. */
  const row = (cells: readonly Cell[], style: PaperStyle): void => {
    const clean = cells.map(cell => {
      const said = printable(cell.text);
      const text = drawable(said);
      return { ...cell, text, ...(text !== said && { said }) };
    });
    const height = Math.max(...clean.map(cell => heightOf(cell.text, cell.width, style)));
    room(height);
    for (const { text, said, part, role, x, width: wide, right } of clean) {
      if (text === '') continue;
      const draw = () => {
        use(style).text(text, x, y, { width: wide, align: right ? 'right' : 'left', lineGap: LEADING });
      };
      tags.told(part, role, draw, said);
    }
    y += height;
  };

  const rule = (): void => {
    room(9);
    tags.silent(() => {
      doc
        .moveTo(left, y + 4)
        .lineTo(left + width, y + 4)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke();
    });
    y += 9;
  };

  return {
    line: (text, style = {}) => {
      const role = style.bold && (style.size ?? 0) >= HEADING ? headingRole() : 'P';
      row([{ text, x: left, width, role, part: tags.begin(role) }], style);
    },
    pair: (label, value, style = {}) => {
      const valueWidth = Math.min(width * 0.5, use(style).widthOfString(printable(value)) + 2);
      const pair = tags.begin('P');
      const cellOf = (text: string, place: Place): Cell => ({
        ...place,
        text,
        role: 'Span',
        part: tags.begin('Span', pair),
      });
      row(
        [
          cellOf(label, { x: left, width: width - valueWidth - CELL_GAP }),
          cellOf(value, { x: left + width - valueWidth, width: valueWidth, right: true }),
        ],
        style,
      );
    },
    blocks: (first, second) => {
      const half = (width - 3 * CELL_GAP) / 2;
      // Read aloud one after the other, though their lines are drawn in turns.
      const [said, saidNext] = [tags.begin('Div'), tags.begin('Div')];
      const cellOf = (text: string, block: Part, x: number): Cell[] =>
        text === '' ? [] : [{ text, x, width: half, role: 'P', part: tags.begin('P', block) }];
      for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
        row(
          [
            ...cellOf(first[index] ?? '', said, left),
            ...cellOf(second[index] ?? '', saidNext, left + width - half),
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
      const table = tags.begin('Table');
      const rowIn = (within: Part, role: 'TH' | 'TD', texts: readonly string[]): Cell[] => {
        const whole = tags.begin('TR', within);
        const scope = role === 'TH' ? ({ scope: 'Column' } as const) : {};
        return places.map((place, index) => ({
          ...place,
          text: texts[index] ?? '',
          role,
          part: tags.begin(role, whole, scope),
        }));
      };
      const titles = columns.map(({ title }) => title);
      row(rowIn(tags.begin('THead', table), 'TH', titles), { size: 8, muted: true });
      rule();
      const body = tags.begin('TBody', table);
      for (const texts of rows) {
        row(rowIn(body, 'TD', texts), { size: 9 });
        y += 3;
      }
    },
    rule,
    gap: points => {
      y += points;
    },
    finish,
  };
};
