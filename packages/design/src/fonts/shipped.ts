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

import printedCyrillic from './printed-cyrillic.woff2';
import printedGreek from './printed-greek.woff2';
import printedLatin from './printed-latin.woff2';

/** A browser fetches the file of a script once a letter of it is shown. */
export const SCRIPTS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
} as const;
export type Script = keyof typeof SCRIPTS;

export type Shipped = {
  readonly family: string;
  /** The weights that the file holds. */
  readonly weights: string;
  /** Its letters are small for their size: how much larger they are drawn, in percent. */
  readonly adjust?: number;
  /** Of an em: how wide its letters are in running text, and how far lines reach up and down. What stands in is cut to these. */
  readonly width: number;
  /** How much wider its letters are from medium weight on; a device has one weight to stand in for all. */
  readonly heavier?: number;
  readonly ascent: number;
  readonly descent: number;
  /** How titles are set in it. */
  readonly title?: { readonly weight: number; readonly track: string };
  /** Scripts of one file are fetched together. */
  readonly files: { readonly [script in Script]?: string };
};

/** Fonts that come with the product, by the names that venues choose them by. See OFL.txt. */
export const SHIPPED: { readonly [name: string]: Shipped } = {
  inter: {
    family: 'Inter',
    weights: '400 700',
    width: 0.47,
    heavier: 1.03,
    ascent: 0.969,
    descent: 0.241,
    title: { weight: 600, track: '-0.02em' },
    files: { latin: interLatin, latinExt: interLatinExt, cyrillic: interCyrillic, greek: interGreek },
  },
  /** One weight, drawn between the sizes of a dish's name and of a heading; all letters of Europe's Latin in one file. */
  printed: {
    family: 'Tableside Serif',
    weights: '500',
    width: 0.437,
    ascent: 1.036,
    descent: 0.335,
    files: {
      latin: printedLatin,
      latinExt: printedLatin,
      cyrillic: printedCyrillic,
      greek: printedGreek,
    },
  },
  lora: {
    family: 'Lora',
    weights: '400 700',
    width: 0.47,
    ascent: 1.006,
    descent: 0.274,
    files: { latin: loraLatin, latinExt: loraLatinExt, cyrillic: loraCyrillic },
  },
  rounded: {
    family: 'Nunito',
    weights: '200 1000',
    width: 0.445,
    ascent: 1.011,
    descent: 0.353,
    title: { weight: 700, track: '-0.015em' },
    files: { latin: nunitoLatin, latinExt: nunitoLatinExt, cyrillic: nunitoCyrillic },
  },
  playfair: {
    family: 'Playfair Display',
    weights: '400 900',
    width: 0.451,
    ascent: 1.082,
    descent: 0.251,
    files: { latin: playfairLatin, latinExt: playfairLatinExt, cyrillic: playfairCyrillic },
  },
  cormorant: {
    family: 'Cormorant Garamond',
    weights: '300 700',
    adjust: 116,
    width: 0.388,
    ascent: 0.924,
    descent: 0.287,
    title: { weight: 600, track: '0' },
    files: { latin: cormorantLatin, latinExt: cormorantLatinExt, cyrillic: cormorantCyrillic },
  },
  jost: {
    family: 'Jost',
    weights: '100 900',
    width: 0.429,
    ascent: 1.07,
    descent: 0.375,
    title: { weight: 500, track: '-0.01em' },
    files: { latin: jostLatin, latinExt: jostLatinExt, cyrillic: jostCyrillic },
  },
  oswald: {
    family: 'Oswald',
    weights: '200 700',
    width: 0.396,
    ascent: 1.193,
    descent: 0.289,
    title: { weight: 500, track: '0.01em' },
    files: { latin: oswaldLatin, latinExt: oswaldLatinExt, cyrillic: oswaldCyrillic },
  },
};
