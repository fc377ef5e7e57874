import type { Box } from './draw-sign.ts';

const MM = 72 / 25.4;

type Size = { readonly width: number; readonly height: number };
const size = (width: number, height: number): Size => ({ width: width * MM, height: height * MM });

export const A6 = size(105, 148);
const A4 = size(210, 297);

/** Printers leave an edge white, and cutters miss by a little. */
const EDGE = { sign: 6, sheet: 4, sticker: 3 } as const;

/** A box within a page's edge; millimetres. */
export const inset = (
  box: Size & { readonly x?: number; readonly y?: number },
  edge: number = EDGE.sign,
): Box => ({
  x: (box.x ?? 0) + edge * MM,
  y: (box.y ?? 0) + edge * MM,
  width: box.width - 2 * edge * MM,
  height: box.height - 2 * edge * MM,
});

/** Columns and rows of equal cells on a page, from the top left; millimetres. */
const grid = (
  page: Size,
  cells: {
    readonly columns: number;
    readonly rows: number;
    readonly width: number;
    readonly height: number;
    readonly gap: number;
  },
): Box[] => {
  const left = (page.width / MM - cells.columns * cells.width - (cells.columns - 1) * cells.gap) / 2;
  const top = (page.height / MM - cells.rows * cells.height) / 2;
  return Array.from({ length: cells.rows * cells.columns }, (_, index) => ({
    x: (left + (index % cells.columns) * (cells.width + cells.gap)) * MM,
    y: (top + Math.floor(index / cells.columns) * cells.height) * MM,
    width: cells.width * MM,
    height: cells.height * MM,
  }));
};

export type Pages = {
  readonly page: Size;
  /** Where signs stand on a page, in order. */
  readonly cells: readonly Box[];
  /** White that is left around each, in millimetres. */
  readonly edge: number;
  /** Lines to cut along. */
  readonly cut: boolean;
};

/**
 * How signs stand on paper: nine to cut out of an A4 sheet, one on an A6 page for a stand, or twelve stickers of 63.5 by
 * 72 mm, the usual label sheet of that size.
 */
export const PAGES: Readonly<Record<'sheet' | 'sign' | 'sticker', Pages>> = {
  sheet: {
    page: A4,
    cells: grid(A4, { columns: 3, rows: 3, width: 63, height: 92, gap: 0 }),
    edge: EDGE.sheet,
    cut: true,
  },
  sign: { page: A6, cells: [{ x: 0, y: 0, ...A6 }], edge: EDGE.sign, cut: false },
  sticker: {
    page: A4,
    cells: grid(A4, { columns: 3, rows: 4, width: 63.5, height: 72, gap: 2.5 }),
    edge: EDGE.sticker,
    cut: false,
  },
};
