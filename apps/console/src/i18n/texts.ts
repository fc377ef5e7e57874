import type { Message } from '@tableside/i18n';
import type english from '../../../../packages/i18n/locales/en/console.json';
import type { ConsoleLanguage } from './languages.ts';

/** Every text of the console has a key; a misspelt one does not compile. */
export type TextKey = keyof typeof english;
/** Compiled by vite.config.ts. */
export type Texts = Readonly<Record<TextKey, Message>>;

const load: Record<ConsoleLanguage, () => Promise<{ default: Texts }>> = {
  en: () => import('../../../../packages/i18n/locales/en/console.json'),
  lt: () => import('../../../../packages/i18n/locales/lt/console.json'),
};

export const loadTexts = async (language: ConsoleLanguage): Promise<Texts> =>
  (await load[language]()).default;
