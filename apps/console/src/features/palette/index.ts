export { openPalette } from './open-palette.ts';
export { fetchPalette, PaletteButton } from './PaletteButton.tsx';
