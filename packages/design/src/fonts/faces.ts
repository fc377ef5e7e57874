import cormorantCyrillic from './cormorant-cyrillic.woff2';
import cormorantLatin from './cormorant-latin.woff2';
import cormorantLatinExt from './cormorant-latin-ext.woff2';
import interCyrillic from './inter-cyrillic.woff2';
import interGreek from './inter-greek.woff2';
import interLatin from './inter-latin.woff2';
import interLatinExt from './inter-latin-ext.woff2';
import jostCyrillic from './jost-cyrillic.woff2';
import jostLatin from './jost-latin.woff2';
import jostLatinExt from './jost-latin-ext.woff2';
import loraCyrillic from './lora-cyrillic.woff2';
import loraLatin from './lora-latin.woff2';
import loraLatinExt from './lora-latin-ext.woff2';
import nunitoCyrillic from './nunito-cyrillic.woff2';
import nunitoLatin from './nunito-latin.woff2';
import nunitoLatinExt from './nunito-latin-ext.woff2';
import oswaldCyrillic from './oswald-cyrillic.woff2';
import oswaldLatin from './oswald-latin.woff2';
import oswaldLatinExt from './oswald-latin-ext.woff2';
import playfairCyrillic from './playfair-cyrillic.woff2';
import playfairLatin from './playfair-latin.woff2';
import playfairLatinExt from './playfair-latin-ext.woff2';

/** A browser fetches the file of a script once a letter of it is shown. */
const SCRIPTS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
} as const;

type Shipped = {
  readonly family: string;
  /** The weights that the file holds. */
  readonly weights: string;
  /** Its letters are small for their size: how much larger they are drawn. */
  readonly adjust?: string;
  readonly files: { readonly [script in keyof typeof SCRIPTS]?: string };
};

/** Fonts that come with the product, by the names that venues choose them by. See OFL.txt. */
const SHIPPED: { readonly [name: string]: Shipped } = {
  inter: {
    family: 'Inter',
    weights: '100 900',
    files: { latin: interLatin, latinExt: interLatinExt, cyrillic: interCyrillic, greek: interGreek },
  },
  lora: {
    family: 'Lora',
    weights: '400 700',
    files: { latin: loraLatin, latinExt: loraLatinExt, cyrillic: loraCyrillic },
  },
  rounded: {
    family: 'Nunito',
    weights: '200 1000',
    files: { latin: nunitoLatin, latinExt: nunitoLatinExt, cyrillic: nunitoCyrillic },
  },
  playfair: {
    family: 'Playfair Display',
    weights: '400 900',
    files: { latin: playfairLatin, latinExt: playfairLatinExt, cyrillic: playfairCyrillic },
  },
  cormorant: {
    family: 'Cormorant Garamond',
    weights: '300 700',
    adjust: '116%',
    files: { latin: cormorantLatin, latinExt: cormorantLatinExt, cyrillic: cormorantCyrillic },
  },
  jost: {
    family: 'Jost',
    weights: '100 900',
    files: { latin: jostLatin, latinExt: jostLatinExt, cyrillic: jostCyrillic },
  },
  oswald: {
    family: 'Oswald',
    weights: '200 700',
    files: { latin: oswaldLatin, latinExt: oswaldLatinExt, cyrillic: oswaldCyrillic },
  },
};

/**
 * `optional`: what is read never moves; a font that is not there with the first words is taken at the next visit.
 * `swap`: what is shown is the font itself.
 */
type Coming = 'optional' | 'swap';

const faceOf = ({ family, weights, adjust, files }: Shipped, coming: Coming): string =>
  (Object.keys(SCRIPTS) as (keyof typeof SCRIPTS)[])
    .flatMap(script => {
      const file = files[script];
      return file
        ? [
            `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights};font-display:${coming};${adjust ? `size-adjust:${adjust};` : ''}src:url(${file}) format("woff2");unicode-range:${SCRIPTS[script]}}`,
          ]
        : [];
    })
    .join('');

/** The rules for the chosen fonts; empty for those that every phone has. Nothing is named, so nothing fetched, unless chosen. */
export const fontFaces = (names: readonly (string | null)[], coming: Coming = 'optional'): string =>
  [...new Set(names)]
    .flatMap(name => {
      const shipped = name === null ? undefined : SHIPPED[name];
      return shipped ? [faceOf(shipped, coming)] : [];
    })
    .join('');
