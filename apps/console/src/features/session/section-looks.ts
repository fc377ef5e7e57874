import type { TextKey } from '../../i18n/index.ts';
import type { IconName } from '../../icons/paths.ts';
import type { Section } from '../../routes.ts';

/** How each section of the console is called, and its sign. */
export const SECTION_LOOKS: Record<Section, { readonly icon: IconName; readonly words: TextKey }> = {
  home: { icon: 'house', words: 'home.title' },
  orders: { icon: 'tray', words: 'board.title' },
  calls: { icon: 'hand', words: 'calls.title' },
  kitchen: { icon: 'pot', words: 'kitchen.title' },
  tables: { icon: 'table', words: 'tables.title' },
  reservations: { icon: 'book', words: 'reservations.nav' },
  hall: { icon: 'houses', words: 'hallLive.title' },
  stock: { icon: 'box', words: 'stock.title' },
  bills: { icon: 'receipt', words: 'bills.title' },
  payments: { icon: 'receipt', words: 'payments.title' },
  numbers: { icon: 'receipt', words: 'numbers.title' },
  tips: { icon: 'receipt', words: 'tips.title' },
  'hall-money': { icon: 'receipt', words: 'hallMoney.title' },
  'money-alerts': { icon: 'receipt', words: 'alerts.title' },
  account: { icon: 'people', words: 'account.title' },
  'first-steps': { icon: 'check', words: 'firstSteps.title' },
  codes: { icon: 'table', words: 'codes.title' },
  settings: { icon: 'sliders', words: 'venueSettings.title' },
  venues: { icon: 'table', words: 'organisation.title' },
  'food-courts': { icon: 'table', words: 'courts.title' },
  menu: { icon: 'book', words: 'menu.title' },
  hours: { icon: 'clock', words: 'hours.title' },
  recommend: { icon: 'note', words: 'recommend.title' },
  reviews: { icon: 'star', words: 'reviews.title' },
  audit: { icon: 'note', words: 'audit.title' },
  'payment-settings': { icon: 'receipt', words: 'settings.title' },
};
