import { LANGUAGES, type Language } from '@tableside/domain/session';
import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

export type Words = (key: string, values?: Readonly<Record<string, number>>) => string;

const wordsIn = (language: Language): Words => {
  const texts = new Map<string, Message>(
    Object.entries(readLocale(language, 'waiting')).map(([key, text]) => [key, compileText(text)]),
  );
  return (key, values = {}) => formatMessage(texts.get(`waiting.${key}`) ?? '', values, language);
};

/** The words of the waiting page in every language, read at the start: when they are needed, something is wrong already. */
export const readWords = (): ReadonlyMap<Language, Words> =>
  new Map(LANGUAGES.map(language => [language, wordsIn(language)]));
