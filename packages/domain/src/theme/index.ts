export { type Hex, hexOf, isLight, LIGHT_THRESHOLD, luminance, mix, type Rgb, rgbOf } from './colour.ts';
export {
  contrastRatio,
  EDGE_CONTRAST,
  ensureContrast,
  groundBeside,
  readableOn,
  TEXT_CONTRAST,
} from './contrast.ts';
export { DEFAULT_PRIMARY, type ThemeColors, themeColors } from './palette.ts';
