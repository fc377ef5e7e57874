export { openPalette } from './open-palette.ts';
export { PaletteButton } from './PaletteButton.tsx';
