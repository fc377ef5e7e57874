import { type Hex, isLight, mix, rgbOf } from './colour.ts';

/** Contrast that WCAG 2.2 AA asks of text (1.4.3) and of the edges of controls (1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const EDGE_CONTRAST = 3;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const relativeLuminance = (hex: Hex): number => {
  const { r, g, b } = rgbOf(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

/** WCAG 2 contrast of two colours, 1…21. */
export const contrastRatio = (one: Hex, other: Hex): number => {
  const a = relativeLuminance(one);
  const b = relativeLuminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/**
 * Black or white text for a background: dark on light ones by the threshold of THEME-03, unless that cannot be read
 * and the other can (white on orange-red has 3.4 : 1, black 6.1 : 1). One of the two always reaches 4.5 : 1.
 */
export const readableOn = (background: Hex): '#000000' | '#ffffff' => {
  const [first, second] = isLight(background)
    ? (['#000000', '#ffffff'] as const)
    : (['#ffffff', '#000000'] as const);
  return contrastRatio(first, background) >= TEXT_CONTRAST ? first : second;
};

/** The contrast of an ink where it reads worst. */
const worst = (ink: Hex, grounds: readonly Hex[]): number =>
  Math.min(...grounds.map(ground => contrastRatio(ink, ground)));

/** Black or white, whichever reads better on all these grounds. */
export const strongestOn = (grounds: readonly Hex[]): '#000000' | '#ffffff' =>
  worst('#000000', grounds) >= worst('#ffffff', grounds) ? '#000000' : '#ffffff';

/**
 * A venue's colour, darkened or lightened only as far as `ratio` on the ground (or on each of several) needs; unchanged
 * when it already reads. Black or white when the ratio cannot be reached.
 */
export const ensureContrast = (foreground: Hex, ground: Hex | readonly Hex[], ratio: number): Hex => {
  const grounds = typeof ground === 'string' ? [ground] : ground;
  if (worst(foreground, grounds) >= ratio) return foreground;
  const towards = strongestOn(grounds);
  for (let share = 0.04; share < 1; share += 0.04) {
    const shade = mix(foreground, towards, share);
    if (worst(shade, grounds) >= ratio) return shade;
  }
  return towards;
};

/**
 * A ground set off from `surface` by a little of `colour`, on which text can still be read: where that is not so (cards
 * of a middling brightness leave no room) it is set off the other way, away from the text.
 */
export const groundBeside = (surface: Hex, colour: Hex, share: number): Hex => {
  const ink = strongestOn([surface]);
  const wanted = mix(surface, colour, share);
  if (contrastRatio(ink, wanted) >= TEXT_CONTRAST) return wanted;
  return mix(surface, ink === '#000000' ? '#ffffff' : '#000000', share);
};
