import type { Translated } from './menu-document.ts';

/** A venue's text in a language, else in its main one, else in any; empty when it was never written. APP-04, LANG-10. */
export const textIn = (translated: Translated, language: string, main: string): string =>
  translated[language] || translated[main] || Object.values(translated).find(Boolean) || '';
