/** Addresses below /console. `{venue}` is the venue's slug, so a reload or a shared link opens the same venue. */
export const ROUTES = {
  start: '/',
  /** With the code of an invitation after the `#`. */
  join: '/join',
  /** With the code of a way to a new password after the `#`. */
  newPassword: '/new-password',
  section: '/:venue/:section/:thing?',
} as const;

/** The money sections stand behind one place of the navigation. */
export const MONEY_SECTIONS = [
  'bills',
  'payments',
  'numbers',
  'tips',
  'hall-money',
  'money-alerts',
  'payment-settings',
] as const;
/** Behind the menu of the account, not in the navigation. */
export const ACCOUNT_SECTIONS = [
  'account',
  'first-steps',
  'menu',
  'codes',
  'settings',
  'venues',
  'food-courts',
  'hours',
  'recommend',
  'reviews',
  'audit',
] as const;
export const SECTIONS = [
  'home',
  'orders',
  'calls',
  'kitchen',
  'tables',
  'reservations',
  'hall',
  'stock',
  ...MONEY_SECTIONS,
  ...ACCOUNT_SECTIONS,
] as const;
export type Section = (typeof SECTIONS)[number];
export type MoneySection = (typeof MONEY_SECTIONS)[number];

export const isSection = (value: string | undefined): value is Section =>
  SECTIONS.some(section => section === value);
export const isAccountSection = (value: string | undefined): boolean =>
  ACCOUNT_SECTIONS.some(section => section === value);
export const isMoneySection = (value: string | undefined): value is MoneySection =>
  MONEY_SECTIONS.some(section => section === value);
/** What stands under the settings of a venue, and none of its own in the navigation. */
export const isSettingsSection = (value: string | undefined): boolean =>
  isAccountSection(value) && value !== 'account' && value !== 'menu' && value !== 'first-steps';

/** The page below the venues where another one is added. */
export const NEW_VENUE = 'new';
/** The page below the food courts where another one is made. */
export const NEW_COURT = 'new';
/** The page below the alerts about starts from a copy. */
export const COPIES = 'copies';
/** The page below the menu where it comes from files and goes into files. */
export const MENU_FILES = 'files';

/** A section, or one thing in it: a bill, a payment, a page of settings. */
export const sectionPath = (venueSlug: string, section: Section, thing?: string): string =>
  `/${[venueSlug, section, ...(thing === undefined ? [] : [thing])].map(encodeURIComponent).join('/')}`;
