import type { ConsoleTexts } from '@tableside/i18n/console-keys.ts';

const AREAS = {
  console: true,
  'console-alerts': true,
  'console-books': true,
  'console-bridges': true,
  'console-codes': true,
  'console-connections': true,
  'console-drawers': true,
  'console-floor': true,
  'console-food-courts': true,
  'console-hall': true,
  'console-kiosks': true,
  'console-kitchen': true,
  'console-legal': true,
  'console-looks': true,
  'console-loyalty': true,
  'console-menu': true,
  'console-menu-files': true,
  'console-money': true,
  'console-notices': true,
  'console-numbers': true,
  'console-offers': true,
  'console-organisation': true,
  'console-pace': true,
  'console-places': true,
  'console-printing': true,
  'console-push': true,
  'console-recommend': true,
  'console-reservations': true,
  'console-retention': true,
  'console-reviews': true,
  'console-settings': true,
  'console-setup': true,
  'console-shifts': true,
  'console-staff': true,
  'console-terminals': true,
  'console-tips': true,
} satisfies Record<keyof ConsoleTexts, true>;

export type TextArea = keyof ConsoleTexts;
/** The console's areas of texts: `packages/i18n/locales/<language>/<area>.json`; no key is in two of them. */
export const TEXT_AREAS = Object.keys(AREAS) as TextArea[];
