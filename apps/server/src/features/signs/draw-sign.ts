import { type Hex, mix, readableOn } from '@tableside/domain/theme';
import type { Letters } from '../paper/index.ts';
import { drawCode, type QrDrawing } from './qr-path.ts';
import { visualRuns } from './visual-runs.ts';

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
      /** The line that it is a part of, as it is read. */
      readonly line: Said;
    }
  | ({ readonly kind: 'code'; readonly address: string } & Box & { readonly drawing: QrDrawing });

/** A line of a sign for who hears it: whole, in the order of reading, whatever of it is seen and where. */
export type Said = { readonly text: string; readonly isHeading: boolean };

const INK: Hex = '#14120f';
const FADED: Hex = '#57534b';
/** Letters smaller than this share of what was wanted are cut short instead. */
const SMALLEST = 0.45;

type Line = {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: Hex;
  readonly isHeading?: boolean;
};

/** A text in the middle of a box, made smaller until it fits and cut short where that is not enough. */
const centred = (letters: Letters, line: Line, box: Box, baseline: number): Mark[] => {
  const { bold = false, fill = INK, isHeading = false } = line;
  const said: Said = { text: line.text, isHeading };
  const widthOf = (text: string, size: number) =>
    visualRuns(text).reduce((sum, run) => sum + letters.widthOf(run, size, bold), 0);
  const fitting = (line.size * box.width) / Math.max(1, widthOf(line.text, line.size));
  const size = Math.max(line.size * SMALLEST, Math.min(line.size, fitting));
  const signs = [...line.text];
  let text = line.text;
  while (signs.length > 1 && widthOf(text, size) > box.width + 0.01) {
    signs.pop();
    text = `${signs.join('').trimEnd()}…`;
  }
  let x = box.x + (box.width - widthOf(text, size)) / 2;
  return visualRuns(text).map(run => {
    const mark: Mark = { kind: 'text', text: run, x, y: baseline, size, bold, fill, line: said };
    x += letters.widthOf(run, size, bold);
    return mark;
  });
};

const codeIn = (address: string, box: Box): Mark => ({
  kind: 'code',
  address,
  ...box,
  drawing: drawCode(address, { x: box.x, y: box.y, side: box.width }),
});

/** Heights of what stands above and below the code, in shares of the sign's measure. */
const BAND = 0.15;
const TABLE = 0.145;
/** Letters reach below their line; the code's white border begins where they end. */
const BELOW_LINE = 0.025;
const WORDS = 0.15;

/**
 * A sign within its box: the venue on its colour, the table, the code as large as there is room with the quiet zone that
 * readers need, what to do, and the address for who has no camera. The code is dark on white whatever the colour: cameras
 * want it so.
 */
export const drawSign = (content: SignContent, box: Box, letters: Letters): Mark[] => {
  const { x, y, width, height } = box;
  const unit = Math.min(height * 0.9, width * 1.2);
  const side = Math.min(width * 0.9, height - unit * (BAND + TABLE + WORDS));
  const spare = height - unit * (BAND + TABLE + WORDS) - side;
  const inner = { ...box, x: x + width * 0.06, width: width * 0.88 };
  const tableAt = y + unit * (BAND + TABLE - BELOW_LINE) + spare * 0.6;
  const codeAt = tableAt + unit * BELOW_LINE + spare * 0.1;
  const below = codeAt + side + spare * 0.1;
  const onBand = readableOn(content.colour);
  const faded = mix(FADED, INK, 0.2);
  const line = (text: string, size: number, at: number, over: Partial<Line> = {}) =>
    centred(letters, { text, size: unit * size, ...over }, inner, at);
  return [
    { kind: 'block', x, y, width, height: unit * BAND, fill: content.colour, radius: unit * 0.03 },
    ...line(content.venue, 0.062, y + unit * 0.097, { bold: true, fill: onBand }),
    ...line(content.table, 0.095, tableAt, { bold: true, isHeading: true }),
    codeIn(content.address, { x: x + (width - side) / 2, y: codeAt, width: side, height: side }),
    ...line(content.sentence, 0.042, below + unit * 0.035),
    ...line(content.orOpen, 0.03, below + unit * 0.08, { fill: faded }),
    ...line(content.typed, 0.046, below + unit * 0.13, { bold: true }),
  ];
};
