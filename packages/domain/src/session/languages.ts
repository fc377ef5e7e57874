/** Languages a venue may offer, in the selector's order: the ten of the spec, then the five beyond. LANG-07…10. */
export const LANGUAGES = [
  'lt',
  'en',
  'uk',
  'pl',
  'lv',
  'de',
  'ru',
  'ro',
  'et',
  'nl',
  'ar',
  'el',
  'es',
  'fr',
  'it',
] as const;
export type Language = (typeof LANGUAGES)[number];

/** LANG-05. */
export const DEFAULT_LANGUAGE: Language = 'lt';
/** LANG-06. */
export const DEFAULT_LOCALE = 'lt-LT';

/** Whether a text names one of the product's languages. LANG-08. */
export const isLanguage = (value: string): value is Language =>
  (LANGUAGES as readonly string[]).includes(value);

/** What the guest can choose from: the main and the offered languages, in the fixed order. LANG-07, LANG-09. */
export const selectorLanguages = (main: string, offered: readonly string[]): Language[] =>
  LANGUAGES.filter(language => language === main || offered.includes(language));

/** Whether a language may be loaded: it is the main or an offered one. LANG-01. */
export const isLanguageOffered = (language: string, main: string, offered: readonly string[]): boolean =>
  language === main || offered.includes(language);

/**
 * The language a guest starts in: the session's choice, else the first of the browser's that is offered (`de-AT` counts
 * as `de`), else the venue's main one, else Lithuanian. LANG-01, LANG-05, LANG-11.
 */
export const firstLanguage = (guest: {
  readonly selected: string | null;
  readonly browser: readonly string[];
  readonly main: string;
  readonly offered: readonly string[];
}): Language => {
  const wanted = [
    guest.selected ?? '',
    ...guest.browser.map(tag => tag.toLowerCase().split('-')[0] ?? ''),
    guest.main,
  ];
  const found = wanted.find(
    language => isLanguage(language) && isLanguageOffered(language, guest.main, guest.offered),
  );
  return (found as Language | undefined) ?? DEFAULT_LANGUAGE;
};
