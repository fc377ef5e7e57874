import { formatMessage } from '@tableside/i18n';
import { areaTexts } from './area-texts.ts';
import { staffLanguage } from './house-language.ts';

export type StaffWords = ((key: string, values?: Readonly<Record<string, string | number>>) => string) & {
  readonly language: string;
};

/**
 * The words of one area of texts to staff outside the console, in the language asked for where the console speaks it; keys begin
 * with `prefix`.
 */
export const staffWords =
  (area: string, prefix: string) =>
  (asked: string): StaffWords => {
    const language = staffLanguage(asked);
    const say = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
      formatMessage(areaTexts(language, area).get(`${prefix}.${key}`) ?? '', values, language);
    return Object.assign(say, { language });
  };
