import sharp from 'sharp';
import type { Letters } from '../paper/index.ts';
import { drawSign, type Mark, type SignContent } from './draw-sign.ts';
import { A6, inset } from './sign-pages.ts';

/** Pixels of a printed inch. */
const DPI = 300;
const POINTS_PER_INCH = 72;

const round = (value: number): number => Math.round(value * 1_000) / 1_000;

const drawn = (mark: Mark, letters: Letters): string => {
  if (mark.kind === 'block') {
    const { x, y, width, height, radius, fill } = mark;
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" fill="${fill}"/>`;
  }
  if (mark.kind === 'code') {
    const { x, y, scale, path } = mark.drawing;
    return `<path transform="translate(${round(x)} ${round(y)}) scale(${scale})" fill="#000000" shape-rendering="crispEdges" d="${path}"/>`;
  }
  return `<path fill="${mark.fill}" d="${letters.outline(mark.text, mark.size, mark.bold, mark)}"/>`;
};

const xml = (text: string): string =>
  text.replace(/[<>&"']/g, sign => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, '');

/** A sign as SVG with every letter as its outline: it looks the same in any program, whatever fonts that has. */
export const signSvg = (content: SignContent, letters: Letters): Buffer => {
  const { width, height } = A6;
  const marks = drawSign(content, inset(A6), letters).map(mark => drawn(mark, letters));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}pt" height="${round(height)}pt" viewBox="0 0 ${round(width)} ${round(height)}" role="img"><title>${xml(`${content.venue}, ${content.table}, ${content.typed}`)}</title><rect width="100%" height="100%" fill="#ffffff"/>${marks.join('')}</svg>`,
  );
};

/** A sign as PNG, fine enough for print. */
export const signPng = (content: SignContent, letters: Letters): Promise<Buffer> => {
  const width = Math.round((A6.width * DPI) / POINTS_PER_INCH);
  const svg = signSvg(content, letters)
    .toString()
    .replace(/(width|height)="([\d.]+)pt"/g, '$1="$2"');
  return sharp(Buffer.from(svg), { density: DPI })
    .resize(width)
    .flatten({ background: '#ffffff' })
    .withMetadata({ density: DPI })
    .png({ palette: true })
    .toBuffer();
};
