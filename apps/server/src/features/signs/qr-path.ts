import { encode } from 'uqr';

/** Modules of white around a code that readers need to find it (ISO/IEC 18004). */
export const QUIET = 4;

export type QrDrawing = {
  /** SVG path data in modules, without the quiet zone. */
  readonly path: string;
  /** Where the first module stands, and how large one is. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** Rows reach a little into the next: no hair of white shows between them, whoever draws it. */
const OVER = 1.02;

/** A code within a square whose outermost modules stay white. A quarter of it may be scratched and it is still read. */
export const drawCode = (
  text: string,
  square: { readonly x: number; readonly y: number; readonly side: number },
): QrDrawing => {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 });
  const runs: string[] = [];
  data.forEach((row, y) => {
    let from = 0;
    while (from < row.length) {
      let to = from;
      while (row[to]) to += 1;
      if (to > from) runs.push(`M${from} ${y}h${to - from}v${OVER}h${from - to}z`);
      from = to + 1;
    }
  });
  const scale = square.side / (size + 2 * QUIET);
  return { path: runs.join(''), x: square.x + QUIET * scale, y: square.y + QUIET * scale, scale };
};
