/** How a language calls itself, and how it is written. */
export type LanguageName = { readonly name: string; readonly rtl?: true };

/** The 15 languages venues may offer, in the order of the guest's selector. LANG-07, LANG-08. */
export const LANGUAGE_NAMES: Readonly<Record<string, LanguageName>> = {
  lt: { name: 'Lietuvių' },
  en: { name: 'English' },
  uk: { name: 'Українська' },
  pl: { name: 'Polski' },
  lv: { name: 'Latviešu' },
  de: { name: 'Deutsch' },
  ru: { name: 'Русский' },
  ro: { name: 'Română' },
  et: { name: 'Eesti' },
  nl: { name: 'Nederlands' },
  ar: { name: 'العربية', rtl: true },
  el: { name: 'Ελληνικά' },
  es: { name: 'Español' },
  fr: { name: 'Français' },
  it: { name: 'Italiano' },
};

/** Direction of writing, for `<html dir>`. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  LANGUAGE_NAMES[language]?.rtl ? 'rtl' : 'ltr';

/**
 * A price, number or name within a text from right to left, between FSI and PDI: whatever script it is in, its own signs
 * stay in their order and do not move its neighbours. In languages from left to right the text as it is.
 */
export const isolated = (text: string, language: string): string =>
  text && directionOf(language) === 'rtl' ? `\u2068${text}\u2069` : text;
