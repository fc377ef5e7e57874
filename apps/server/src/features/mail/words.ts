import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';

/** Languages that the console speaks; staff of other venues are written to in English. */
const SPOKEN: readonly string[] = ['lt', 'en'];

const known = new Map<string, ReadonlyMap<string, Message>>();

const textsOf = (language: string): ReadonlyMap<string, Message> => {
  const held = known.get(language);
  if (held) return held;
  const texts = new Map(
    Object.entries(readLocale(language, 'letters')).map(([key, text]) => [key, compileText(text)]),
  );
  known.set(language, texts);
  return texts;
};

export type LetterWords = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  readonly language: string;
};

/** The words of letters to staff, in the language asked for where the console speaks it. */
export const letterWords = (asked: string): LetterWords => {
  const language = SPOKEN.includes(asked) ? asked : 'en';
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    formatMessage(textsOf(language).get(`letters.${key}`) ?? '', values, language);
  return Object.assign(say, { language });
};
