import type { Font } from 'fontkit';
import { BOLD, REGULAR } from './pdf-library.ts';

/** The paper's letters outside a PDF: how wide a text is, and its outline, which needs no font where it is shown. */
export type Letters = {
  readonly widthOf: (text: string, size: number, bold: boolean) => number;
  /** A text with a box in the place of every sign that the letters do not have; archives allow no letter that is none. */
  readonly drawable: (text: string) => string;
  /** SVG path data of a text whose first letter begins at `x`, on the line `y`. */
  readonly outline: (text: string, size: number, bold: boolean, at: { x: number; y: number }) => string;
};

const MISSING = '□';

const lettersOf = (regular: Font, heavy: Font): Letters => ({
  widthOf: (text, size, bold) => {
    const font = bold ? heavy : regular;
    return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
  },
  drawable: text => {
    const has = (sign: string): boolean => regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    return [...text].map(sign => (has(sign) ? sign : MISSING)).join('');
  },
  outline: (text, size, bold, at) => {
    const font = bold ? heavy : regular;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let x = at.x;
    return glyphs
      .map(({ path }, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const drawn = path.scale(scale, -scale).translate(x + xOffset * scale, at.y - yOffset * scale);
        x += xAdvance * scale;
        return drawn.toSVG();
      })
      .join('');
  },
});

let known: Promise<Letters> | null = null;

/** Read when the first sign is drawn: the start stays fast. */
export const loadLetters = (): Promise<Letters> => {
  known ??= import('fontkit').then(({ openSync }) => lettersOf(openSync(REGULAR), openSync(BOLD)));
  return known;
};
