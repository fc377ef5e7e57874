import type { LogoRecipe } from './recipe.ts';

/** Marks on a 512 grid, drawn with `fill="currentColor"` or strokes of it. */
const MARKS: { readonly [name: string]: string } = {
  table:
    '<path d="M256 96 C196 150 196 196 256 236 C316 196 316 150 256 96 Z M256 150 L256 262" stroke-width="20" fill="none"/><path d="M112 268 L400 268" stroke-width="30"/><path d="M168 284 L140 412 M344 284 L372 412" stroke-width="24"/>',
  waves:
    '<path d="M120 330 C166 288 210 288 256 330 C302 372 346 372 392 330 M120 396 C166 354 210 354 256 396 C302 438 346 438 392 396" stroke-width="24" fill="none"/><path d="M164 262 L164 112 L348 262 L348 112" stroke-width="32" fill="none"/>',
  bean: '<path d="M344 118 C424 198 390 338 300 392 C224 436 140 404 128 322 C114 226 214 66 344 118 Z" stroke-width="26" fill="none"/><path d="M338 124 C330 204 250 214 226 270 C206 318 188 352 160 374" stroke-width="24" fill="none"/>',
  noodles:
    '<path d="M100 252 L412 252 C412 344 352 404 304 410 L208 410 C160 404 100 344 100 252 Z" fill="currentColor" stroke="none"/><path d="M184 236 L184 120 M226 236 L226 112 M268 236 L268 104" stroke-width="18"/><path d="M140 138 L410 86 M148 170 L414 134" stroke-width="16"/>',
  taco: '<path d="M88 350 C88 150 424 150 424 350 Z" fill="currentColor" stroke="none"/><path d="M120 210 C104 160 160 132 184 160 C196 112 260 108 272 146 C312 112 364 148 350 186 C396 180 412 226 396 250" stroke-width="20" fill="none"/>',
  leaf: '<path d="M118 394 C86 214 196 108 402 112 C412 318 300 430 118 394 Z" fill="currentColor" stroke="none"/>',
};

export const LOGO_MARKS = Object.keys(MARKS);

/** The logo as an SVG document of 512 × 512. */
export const logoSvg = (recipe: LogoRecipe): Buffer => {
  const vein =
    recipe.mark === 'leaf'
      ? `<path d="M128 384 C190 316 250 250 330 186" stroke="${recipe.background}" stroke-width="18" fill="none"/>`
      : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" rx="116" fill="${recipe.background}"/><g color="${recipe.ink}" stroke="${recipe.ink}" stroke-linecap="round" stroke-linejoin="round">${MARKS[recipe.mark] ?? ''}</g>${vein}</svg>`,
  );
};
