import { markSvg } from './marks.ts';
import type { LogoRecipe, PosterRecipe } from './recipe.ts';

const MARK = 512;
const POSTER = { width: 1600, height: 900 };

const document = (width: number, height: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  );

/** The logo as an SVG document of 512 × 512. */
export const logoSvg = (recipe: LogoRecipe): Buffer =>
  document(
    MARK,
    MARK,
    `<rect width="${MARK}" height="${MARK}" rx="116" fill="${recipe.background}"/>${markSvg(recipe.mark, recipe)}`,
  );

const placed = (mark: string, recipe: PosterRecipe, x: number, y: number, size: number): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / MARK})">${markSvg(mark, recipe)}</g>`;

/** Rows of marks, every other one moved by half a step, so that any cut of it looks whole. */
const strewn = (recipe: PosterRecipe): string => {
  const step = 200;
  const rows = Math.ceil(POSTER.height / step) + 1;
  const columns = Math.ceil(POSTER.width / step) + 1;
  let next = 0;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const mark = recipe.marks[next % recipe.marks.length] ?? '';
      next += 1;
      return placed(mark, recipe, column * step + (row % 2 ? step / 2 : 0), row * step + step / 4, 116);
    }).join(''),
  ).join('');
};

/** A cover as an SVG document of 1600 × 900: one mark stands in the middle as a sign, several are strewn. */
export const posterSvg = (recipe: PosterRecipe): Buffer => {
  const [only = ''] = recipe.marks;
  const drawn =
    recipe.marks.length > 1
      ? strewn(recipe)
      : placed(only, recipe, POSTER.width / 2, POSTER.height / 2 + 50, 460);
  return document(
    POSTER.width,
    POSTER.height,
    `<rect width="${POSTER.width}" height="${POSTER.height}" fill="${recipe.background}"/>${drawn}`,
  );
};
