/** A colour as `#rrggbb` (or `#rgb`, which only readers accept). */
export type Hex = string;
export type Rgb = { readonly r: number; readonly g: number; readonly b: number };

/** A hex colour as channels 0…255. Throws `RangeError` for anything that is not `#rgb` or `#rrggbb`. */
export const rgbOf = (hex: Hex): Rgb => {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex) ? hex.slice(1) : null;
  if (digits === null) throw new RangeError(`not a colour: ${hex}`);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return { r: value >> 16, g: (value >> 8) & 255, b: value & 255 };
};

/** Channels 0…255 as `#rrggbb`. */
export const hexOf = ({ r, g, b }: Rgb): Hex =>
  `#${[r, g, b].map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** `share` (0…1) of `other` stirred into `colour`. */
export const mix = (colour: Hex, other: Hex, share: number): Hex => {
  const a = rgbOf(colour);
  const b = rgbOf(other);
  const blend = (from: number, to: number) => from + (to - from) * share;
  return hexOf({ r: blend(a.r, b.r), g: blend(a.g, b.g), b: blend(a.b, b.b) });
};

/** Perceived brightness 0…255. THEME-04. */
export const luminance = ({ r, g, b }: Rgb): number => 0.299 * r + 0.587 * g + 0.114 * b;

/** Above it a background counts as light. THEME-03. */
export const LIGHT_THRESHOLD = 147.5;

/** Whether a background is light and wants dark text. THEME-03, THEME-04. */
export const isLight = (hex: Hex): boolean => luminance(rgbOf(hex)) > LIGHT_THRESHOLD;
