import { firstFontFiles, fontFaces, OWN_TEXT, OWN_TITLE } from '@tableside/design/fonts/faces.ts';
import { describe, expect, it } from 'vitest';

/** The letters of a family's rules, by the file that has them. */
const filesOf = (family: string, css: string): Map<string, (letter: string) => boolean> =>
  new Map(
    [...css.matchAll(/@font-face\{font-family:"([^"]+)";[^}]*url\(([^)]+)\)[^}]*unicode-range:([^}]+)\}/g)]
      .filter(([, name]) => name === family)
      .map(([, , file = '', ranges = '']) => {
        const spans = ranges.split(',').map(range =>
          range
            .slice(2)
            .split('-')
            .map(end => Number.parseInt(end, 16)),
        );
        const has = (letter: string): boolean => {
          const at = letter.codePointAt(0) ?? 0;
          return spans.some(([from = 0, to = from]) => at >= from && at <= to);
        };
        return [file, has] as const;
      }),
  );

const LETTERS = [
  ['lt', 'ąčęėįšųūž„“'],
  ['lv', 'āčēģīķļņšūž'],
  ['et', 'äõöüšž'],
  ['pl', 'ąćęłńóśźż'],
  ['ro', 'ăâîșț'],
  ['de', 'äöüß„“'],
  ['fr', 'àâçéèêëîïôœùûü’'],
  ['es', 'áéíñóúü¿¡'],
  ['it', 'àèéìòù'],
  ['nl', 'ëïéáó'],
  ['ru', 'ёжщъыэ'],
  ['uk', 'єіїґ'],
  ['el', 'άέήίόύώςϊ'],
] as const;

describe.each([
  ['titles', OWN_TITLE, 'Tableside Serif'],
  ['running text', OWN_TEXT, 'Inter'],
])('the letters of %s', (_, name, family) => {
  const files = filesOf(family, fontFaces([name]));

  it.each(LETTERS)('of %s are of one hand, and asked for with the page: %s', (language, letters) => {
    const first = firstFontFiles([name], language);
    for (const letter of [...letters, ...letters.toUpperCase()]) {
      const drawnBy = [...files].filter(([, has]) => has(letter)).map(([file]) => file);
      expect(drawnBy, letter).not.toEqual([]);
      if ('ltplruuk'.includes(language)) expect(first, letter).toContain(drawnBy[0]);
    }
  });
});

it('a file that has two scripts is asked for once', () => {
  const files = firstFontFiles([OWN_TITLE, OWN_TEXT], 'lt');
  expect(files).toHaveLength(new Set(files).size);
  expect(files).toHaveLength(3);
});
