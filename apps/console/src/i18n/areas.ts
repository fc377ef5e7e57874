/** The console's areas of texts: `packages/i18n/locales/<language>/<area>.json`; no key is in two of them. */
export const TEXT_AREAS = [
  'console',
  'console-codes',
  'console-connections',
  'console-looks',
  'console-menu',
  'console-menu-files',
  'console-money',
  'console-floor',
  'console-kitchen',
  'console-numbers',
  'console-offers',
  'console-pace',
  'console-printing',
  'console-push',
  'console-organisation',
  'console-recommend',
  'console-settings',
  'console-setup',
  'console-staff',
  'console-legal',
] as const;
export type TextArea = (typeof TEXT_AREAS)[number];
