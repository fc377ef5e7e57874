/** What the console says, by area, as the English files have it; a new area is a line here and in the console's `areas.ts`. */
export type ConsoleTexts = {
  console: typeof import('../locales/en/console.json');
  'console-alerts': typeof import('../locales/en/console-alerts.json');
  'console-books': typeof import('../locales/en/console-books.json');
  'console-codes': typeof import('../locales/en/console-codes.json');
  'console-connections': typeof import('../locales/en/console-connections.json');
  'console-drawers': typeof import('../locales/en/console-drawers.json');
  'console-fiscal': typeof import('../locales/en/console-fiscal.json');
  'console-floor': typeof import('../locales/en/console-floor.json');
  'console-food-courts': typeof import('../locales/en/console-food-courts.json');
  'console-hall': typeof import('../locales/en/console-hall.json');
  'console-home': typeof import('../locales/en/console-home.json');
  'console-bridges': typeof import('../locales/en/console-bridges.json');
  'console-kiosks': typeof import('../locales/en/console-kiosks.json');
  'console-kitchen': typeof import('../locales/en/console-kitchen.json');
  'console-legal': typeof import('../locales/en/console-legal.json');
  'console-looks': typeof import('../locales/en/console-looks.json');
  'console-loyalty': typeof import('../locales/en/console-loyalty.json');
  'console-menu': typeof import('../locales/en/console-menu.json');
  'console-menu-files': typeof import('../locales/en/console-menu-files.json');
  'console-money': typeof import('../locales/en/console-money.json');
  'console-notices': typeof import('../locales/en/console-notices.json');
  'console-numbers': typeof import('../locales/en/console-numbers.json');
  'console-offers': typeof import('../locales/en/console-offers.json');
  'console-organisation': typeof import('../locales/en/console-organisation.json');
  'console-pace': typeof import('../locales/en/console-pace.json');
  'console-places': typeof import('../locales/en/console-places.json');
  'console-printing': typeof import('../locales/en/console-printing.json');
  'console-push': typeof import('../locales/en/console-push.json');
  'console-recommend': typeof import('../locales/en/console-recommend.json');
  'console-reservations': typeof import('../locales/en/console-reservations.json');
  'console-retention': typeof import('../locales/en/console-retention.json');
  'console-reviews': typeof import('../locales/en/console-reviews.json');
  'console-settings': typeof import('../locales/en/console-settings.json');
  'console-setup': typeof import('../locales/en/console-setup.json');
  'console-shifts': typeof import('../locales/en/console-shifts.json');
  'console-staff': typeof import('../locales/en/console-staff.json');
  'console-terminals': typeof import('../locales/en/console-terminals.json');
  'console-tips': typeof import('../locales/en/console-tips.json');
};

type KeysOf<Area extends keyof ConsoleTexts> = Area extends unknown ? keyof ConsoleTexts[Area] : never;

/** Every key of the console's texts: a misspelt one does not compile. LANG-12. */
export type ConsoleMessageKey = KeysOf<keyof ConsoleTexts>;
