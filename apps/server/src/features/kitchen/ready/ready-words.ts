import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { staffLanguage } from '../../../house-language.ts';

export type ReadyWords = {
  readonly language: string;
  readonly word: (key: 'title' | 'ready' | 'preparing' | 'noneReady' | 'nonePreparing') => string;
};

const known = new Map<string, ReadyWords>();

/** The few words of the public board in a venue's own language. Read once. */
export const readyWords = (venueLanguage: string): ReadyWords => {
  const language = staffLanguage(venueLanguage);
  const held = known.get(language);
  if (held) return held;
  const texts = readLocale(language, 'console-kitchen');
  const words: ReadyWords = { language, word: key => texts[`readyBoard.${key}`] ?? '' };
  known.set(language, words);
  return words;
};
