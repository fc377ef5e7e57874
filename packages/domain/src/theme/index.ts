export { type Hex, hexOf, isLight, LIGHT_THRESHOLD, luminance, mix, type Rgb, rgbOf } from './colour.ts';
export {
  contrastRatio,
  EDGE_CONTRAST,
  ensureContrast,
  groundBeside,
  readableOn,
  TEXT_CONTRAST,
} from './contrast.ts';
export { type ContrastWarning, contrastWarnings, type Ground, type Ink } from './contrast-warnings.ts';
export { DEFAULT_PRIMARY, type ThemeColors, themeColors } from './palette.ts';
export { activeTheme, READY_THEMES, type ReadyTheme, THEME_PARTS, withTheme } from './ready-made.ts';
