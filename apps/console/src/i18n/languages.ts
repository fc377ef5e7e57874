import { deviceStorage } from '../parts/device-storage.ts';

/** Interface languages of the console, each loaded only when it is used. */
export const LANGUAGES = { en: 'English', lt: 'Lietuvių' } as const;
export type ConsoleLanguage = keyof typeof LANGUAGES;

const REMEMBERED = 'tableside.console.language';
const isOffered = (value: string | null | undefined): value is ConsoleLanguage =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** The remembered choice, else the first browser language the console has, else English. */
export const firstLanguage = (remembered: string | null, browser: readonly string[]): ConsoleLanguage =>
  [remembered, ...browser.map(tag => tag.slice(0, 2).toLowerCase())].find(isOffered) ?? 'en';

/** The locale a language is written in: English as in Europe, the day before the month and 24 hours. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

export const startLanguage = (): ConsoleLanguage =>
  firstLanguage(deviceStorage.getItem(REMEMBERED), navigator.languages);
export const rememberLanguage = (language: ConsoleLanguage): void =>
  deviceStorage.setItem(REMEMBERED, language);

/** The language that another tab of this browser chose just now; null: something else was remembered. */
export const chosenElsewhere = ({
  key,
  newValue,
}: Pick<StorageEvent, 'key' | 'newValue'>): ConsoleLanguage | null =>
  key === REMEMBERED && isOffered(newValue) ? newValue : null;
