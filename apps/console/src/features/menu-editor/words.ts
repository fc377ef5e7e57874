import type { Translated } from '@tableside/domain/menu';
import { LANGUAGE_NAMES } from '@tableside/i18n';

/** A name as the venue wrote it first; an untitled thing shows a dash. */
export const nameIn = (name: Translated, main: string): string => name[main]?.trim() || '–';

export const languageName = (language: string): string => LANGUAGE_NAMES[language]?.name ?? language;

/** A text in one more language; one that is emptied is not kept. */
export const withText = (text: Translated, language: string, value: string): Translated => {
  const { [language]: _, ...others } = text;
  return value === '' ? others : { ...others, [language]: value };
};
