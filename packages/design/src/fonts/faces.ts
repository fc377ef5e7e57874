import { SCRIPTS, type Script, SHIPPED, type Shipped } from './shipped.ts';
import { standInRules } from './stand-ins.ts';

export { type LettersOf, lettersOf, withStandIns } from './stand-ins.ts';

/** What a venue that chose no letters is set in: serif for what is eaten, sans for what is done. */
export const OWN_TITLE = 'printed';
export const OWN_TEXT = 'inter';

const SCRIPT_NAMES = Object.keys(SCRIPTS) as Script[];

/** Shown at once in a stand-in of the same measures, then in the font itself; the page has asked for the file before. */
const faceOf = ({ family, weights, adjust, files }: Shipped): string =>
  [...new Set(SCRIPT_NAMES.flatMap(script => files[script] ?? []))]
    .map(file => {
      const range = SCRIPT_NAMES.filter(script => files[script] === file).map(script => SCRIPTS[script]);
      return `@font-face{font-family:"${family}";font-style:normal;font-weight:${weights};font-display:swap;${adjust ? `size-adjust:${adjust}%;` : ''}src:url(${file}) format("woff2");unicode-range:${range}}`;
    })
    .join('');

const chosen = (names: readonly (string | null)[]): Shipped[] =>
  [...new Set(names)].flatMap(name => (name !== null && SHIPPED[name] ? [SHIPPED[name]] : []));

/** The rules for the chosen fonts; empty for those that every phone has. Nothing is named, so nothing fetched, unless chosen. */
export const fontFaces = (names: readonly (string | null)[]): string =>
  chosen(names)
    .map(font => faceOf(font) + standInRules(font))
    .join('');

const CYRILLIC = ['ru', 'uk', 'bg', 'sr'];
const BEYOND_WESTERN = ['lt', 'lv', 'pl', 'ro', 'cs', 'sk', 'hu', 'hr', 'sl', 'tr'];

/** Scripts whose letters a page in this language surely shows; names of dishes may bring others, which come when they are seen. */
const scriptsOf = (language: string): readonly Script[] => {
  if (CYRILLIC.includes(language)) return ['cyrillic', 'latin'];
  if (language === 'el') return ['greek', 'latin'];
  return BEYOND_WESTERN.includes(language) ? ['latin', 'latinExt'] : ['latin'];
};

/** Files that the first words of a page need, to be asked for with the page itself. */
export const firstFontFiles = (names: readonly (string | null)[], language: string): readonly string[] => [
  ...new Set(
    chosen(names).flatMap(({ files }) => scriptsOf(language).flatMap(script => files[script] ?? [])),
  ),
];

/** How titles are set in a font: its weight, and the room between letters. */
export const titleSetting = (name: string | null): Shipped['title'] | null =>
  name ? SHIPPED[name]?.title : null;
