import { formatMessage } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

type Word = 'order' | 'menu' | 'orOpen' | 'court' | 'hall' | 'tip' | 'donation' | 'team';
export type SignWords = {
  readonly word: (key: Word) => string;
  /** Venues often call tables just "9", which on a sign needs the word. */
  readonly table: (name: string) => string;
};

/** The few words of a sign in the venue's main language. */
export const signWords = (language: string): SignWords => {
  const texts = { ...readLocale('en', 'sign'), ...readLocale(language, 'sign') };
  return {
    word: key => texts[`sign.${key}`] ?? '',
    table: name =>
      /^\d+$/.test(name)
        ? formatMessage(compileText(texts['sign.table'] ?? '{name}'), { name }, language)
        : name,
  };
};
