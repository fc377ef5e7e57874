/** Pages of the settings, in the order of their tabs; the first opens by itself. */
export const SETTINGS_PAGES = ['switches'] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

export const pageOf = (thing: string | undefined): SettingsPage =>
  SETTINGS_PAGES.find(page => page === thing) ?? SETTINGS_PAGES[0];
