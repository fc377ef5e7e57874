import { formatMessage, type Message, type PrintKey } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

export type PrintedWords = (key: PrintKey, values?: Readonly<Record<string, string | number>>) => string;

const known = new Map<string, PrintedWords>();

const load = (language: string): PrintedWords => {
  const texts = new Map<string, Message>(
    Object.entries({ ...readLocale('en', 'print'), ...readLocale(language, 'print') }).map(([key, text]) => [
      key,
      compileText(text),
    ]),
  );
  return (key, values = {}) => formatMessage(texts.get(key) ?? '', values, language);
};

/** What is printed on paper, in a language; English where that has no words for it. Read once. */
export const printedWords = (language: string): PrintedWords => {
  const words = known.get(language) ?? load(language);
  known.set(language, words);
  return words;
};
