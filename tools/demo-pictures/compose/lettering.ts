import { readFileSync } from 'node:fs';

type Outline = { readonly width: number; readonly path: string };

/** Phrases as outlines at 100 units, so that banners look the same on machines without any font. */
const outlines = JSON.parse(readFileSync(new URL('./lettering.json', import.meta.url), 'utf8')) as {
  readonly [phrase: string]: Outline;
};

export const isLettered = (phrase: string): boolean => phrase in outlines;

/** The phrase with its baseline starting at (x, y), `size` units high, never wider than `widest`. */
export const lettering = (
  phrase: string,
  x: number,
  y: number,
  size: number,
  widest: number,
  ink: string,
): string => {
  const outline = outlines[phrase];
  if (!outline) throw new Error(`"${phrase}" is not in lettering.json`);
  const scale = Math.min(size / 100, widest / outline.width);
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${outline.path}" fill="${ink}"/>`;
};
