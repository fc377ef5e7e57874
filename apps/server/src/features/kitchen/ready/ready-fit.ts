/** The room for numbers on a television lying on its side, in hundredths of its width and height. */
export type Box = { readonly width: number; readonly height: number };

/** Height of a number's box, and its width with so many digits, in parts of its type's size. */
const TALL = 1.45;
const wide = (digits: number): number => 0.6 * digits + 0.75;
/** One number alone need not fill the wall. Hundredths of the height. */
const LARGEST = 24;
/** Televisions are mostly of this shape; on others the numbers are a little smaller than they could be. */
const SHAPE = 16 / 9;
const rounded = (value: number): number => Math.floor(value * 100) / 100;

/** How so many numbers are laid out to be as large as they can be: read from three metres away. */
export const readyFit = (
  count: number,
  digits: number,
  { width, height }: Box,
): { readonly columns: number; readonly vw: number; readonly vh: number } => {
  const laidOut = Array.from({ length: Math.max(1, count) }, (_, index) => {
    const columns = index + 1;
    const vw = width / columns / wide(digits);
    const vh = Math.min(LARGEST, height / Math.ceil(count / columns) / TALL);
    return { columns, vw: rounded(vw), vh: rounded(vh) };
  });
  const size = ({ vw, vh }: { vw: number; vh: number }) => Math.min(vw * SHAPE, vh);
  return laidOut.reduce((best, each) => (size(each) > size(best) ? each : best));
};
