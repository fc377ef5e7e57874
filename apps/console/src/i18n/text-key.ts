/** Every text of the console. */
export type { ConsoleMessageKey as TextKey } from '@tableside/i18n/console-keys.ts';
