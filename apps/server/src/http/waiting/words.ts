import { LANGUAGES, type Language } from '@tableside/domain/session';
import { formatMessage } from '@tableside/i18n';
import { areaTexts } from '../../area-texts.ts';

export type Words = (key: string, values?: Readonly<Record<string, number>>) => string;

const wordsIn = (language: Language): Words => {
  const texts = areaTexts(language, 'waiting');
  return (key, values = {}) => formatMessage(texts.get(`waiting.${key}`) ?? '', values, language);
};

/** The words of the waiting page in every language, read at the start: when they are needed, something is wrong already. */
export const readWords = (): ReadonlyMap<Language, Words> =>
  new Map(LANGUAGES.map(language => [language, wordsIn(language)]));
