import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Letters for Lithuanian, Polish, Cyrillic and Greek, which no built-in font of PDF has. */
const FONTS = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf');
export const REGULAR = join(FONTS, 'DejaVuSans.ttf');
export const BOLD = join(FONTS, 'DejaVuSans-Bold.ttf');

/** The PDF writer, loaded when the first paper is made: the start stays fast. */
export const pdfLibrary = async () => (await import('pdfkit')).default;
