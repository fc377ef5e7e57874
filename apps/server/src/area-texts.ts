import type { Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

export type Texts = ReadonlyMap<string, Message>;

const known = new Map<string, Texts>();

/** The texts of one area in a language, compiled; read once. */
export const areaTexts = (language: string, area: string): Texts => {
  const name = `${language} ${area}`;
  const texts =
    known.get(name) ??
    new Map(Object.entries(readLocale(language, area)).map(([key, text]) => [key, compileText(text)]));
  known.set(name, texts);
  return texts;
};
