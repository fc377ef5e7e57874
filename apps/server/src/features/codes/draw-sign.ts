import { type Hex, mix, readableOn } from '@tableside/domain/theme';
import type { Letters } from '../paper/index.ts';
import { drawCode, type QrDrawing } from './qr-path.ts';

/** What a sign says. */
export type SignContent = {
  readonly venue: string;
  readonly table: string;
  /** What the code opens. */
  readonly address: string;
  /** What to do, in the venue's main language. */
  readonly sentence: string;
  /** Before the address that can be typed. */
  readonly orOpen: string;
  /** The site's name and the spoken code, as they are typed. */
  readonly typed: string;
  readonly colour: Hex;
};
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What a sign is made of; the PDF and the picture draw the same marks. Lengths in points. */
export type Mark =
  | ({ readonly kind: 'block'; readonly fill: Hex; readonly radius: number } & Box)
  | {
      readonly kind: 'text';
      readonly text: string;
      /** Where it begins, and the line it stands on. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly bold: boolean;
      readonly fill: Hex;
    }
  | ({ readonly kind: 'code' } & QrDrawing);

const INK: Hex = '#14120f';
const FADED: Hex = '#57534b';
/** Letters smaller than this share of what was wanted are cut short instead. */
const SMALLEST = 0.45;

type Line = { readonly text: string; readonly size: number; readonly bold?: boolean; readonly fill?: Hex };

/** A text in the middle of a box, made smaller until it fits and cut short where that is not enough. */
const centred = (letters: Letters, line: Line, box: Box, baseline: number): Mark => {
  const { bold = false, fill = INK } = line;
  const width = (text: string, size: number) => letters.widthOf(text, size, bold);
  const size = Math.max(
    line.size * SMALLEST,
    Math.min(line.size, (line.size * box.width) / Math.max(1, width(line.text, line.size))),
  );
  const signs = [...line.text];
  let text = line.text;
  while (signs.length > 1 && width(text, size) > box.width + 0.01) {
    signs.pop();
    text = `${signs.join('').trimEnd()}…`;
  }
  const x = box.x + (box.width - width(text, size)) / 2;
  return { kind: 'text', text, x, y: baseline, size, bold, fill };
};

/**
 * A sign within its box: the venue on its colour, the table, the code with the quiet zone that readers need, what to do, and
 * the address for who has no camera. The code is dark on white whatever the colour: cameras want it so.
 */
export const drawSign = (content: SignContent, box: Box, letters: Letters): Mark[] => {
  const { x, y, width, height } = box;
  const unit = Math.min(height, width * 1.3);
  const band = { x, y, width, height: unit * 0.15 };
  const inner = { ...box, x: x + width * 0.06, width: width * 0.88 };
  const side = Math.min(width * 0.8, unit * 0.5);
  // What is left over is shared out above and below the code.
  const spare = height - unit * 0.96;
  const tableAt = y + unit * 0.275 + spare * 0.35;
  const codeAt = tableAt + unit * 0.02 + spare * 0.15;
  const below = codeAt + side;
  return [
    { kind: 'block', ...band, fill: content.colour, radius: unit * 0.03 },
    centred(
      letters,
      { text: content.venue, size: unit * 0.062, bold: true, fill: readableOn(content.colour) },
      inner,
      y + unit * 0.097,
    ),
    centred(letters, { text: content.table, size: unit * 0.095, bold: true }, inner, tableAt),
    { kind: 'code', ...drawCode(content.address, { x: x + (width - side) / 2, y: codeAt, side }) },
    centred(letters, { text: content.sentence, size: unit * 0.042 }, inner, below + unit * 0.045),
    centred(
      letters,
      { text: content.orOpen, size: unit * 0.03, fill: mix(FADED, INK, 0.2) },
      inner,
      below + unit * 0.09,
    ),
    centred(letters, { text: content.typed, size: unit * 0.044, bold: true }, inner, below + unit * 0.138),
  ];
};
