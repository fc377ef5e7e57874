import type { Permission } from '../session/index.ts';

/** Pages of the settings and who has them, in the order of their tabs; the first opens by itself. */
export const SETTINGS_PAGES = {
  switches: 'setVenue',
  service: 'setVenue',
  about: 'setVenue',
  questions: 'setVenue',
  popups: 'setVenue',
  tips: 'setVenue',
  coupons: 'setCoupons',
  looks: 'setVenue',
  welcome: 'setVenue',
  team: 'setTeam',
  connections: 'setConnections',
  archive: 'leave',
} as const satisfies Record<string, Permission>;
export type SettingsPage = keyof typeof SETTINGS_PAGES;

const ALL = Object.keys(SETTINGS_PAGES) as SettingsPage[];
type May = (permission: Permission) => boolean;

/** The pages somebody has. */
export const pagesOf = (may: May): readonly SettingsPage[] => ALL.filter(page => may(SETTINGS_PAGES[page]));

/** The page an address names, or the first where it names none of theirs. */
export const pageOf = (thing: string | undefined, may: May): SettingsPage =>
  pagesOf(may).find(page => page === thing) ?? 'switches';

/** Pages with a phone beside the form. */
export const isWide = (page: SettingsPage): boolean => page === 'looks' || page === 'welcome';
