import { formatMessage, type Message } from '@tableside/i18n';
import { compileText } from '@tableside/i18n/build/compile.ts';
import { readLocale } from '@tableside/i18n/build/locale-files.ts';
import { staffLanguage } from './house-language.ts';

export type StaffWords = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  readonly language: string;
};

/**
 * The words of one area of texts to staff outside the console, in the language asked for where the console speaks it; keys begin
 * with `prefix`.
 */
export const staffWords = (area: string, prefix: string): ((asked: string) => StaffWords) => {
  const known = new Map<string, ReadonlyMap<string, Message>>();
  const textsOf = (language: string): ReadonlyMap<string, Message> => {
    const held = known.get(language);
    if (held) return held;
    const texts = new Map(
      Object.entries(readLocale(language, area)).map(([key, text]) => [key, compileText(text)]),
    );
    known.set(language, texts);
    return texts;
  };
  return asked => {
    const language = staffLanguage(asked);
    const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
      formatMessage(textsOf(language).get(`${prefix}.${key}`) ?? '', values, language);
    return Object.assign(say, { language });
  };
};
