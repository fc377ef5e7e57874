import type { Message } from '@tableside/i18n';
import type { ConsoleLanguage } from './languages.ts';
import type { TextKey } from './text-key.ts';

export type Texts = Readonly<Record<TextKey, Message>>;

const load: Record<ConsoleLanguage, () => Promise<{ default: Texts }>> = {
  en: () => import('virtual:console-texts/en'),
  lt: () => import('virtual:console-texts/lt'),
};

export const loadTexts = async (language: ConsoleLanguage): Promise<Texts> =>
  (await load[language]()).default;
