import { readLocale } from '@tableside/i18n/build/locale-files.ts';

/** Languages that the console speaks; owners of other venues are written to in English. */
const SPOKEN: readonly string[] = ['lt', 'en'];

const known = new Map<string, Readonly<Record<string, string>>>();

const textsOf = (language: string): Readonly<Record<string, string>> => {
  const texts = known.get(language) ?? readLocale(language, 'console-connections');
  known.set(language, texts);
  return texts;
};

/** The words of the console about webhooks, for mails about them. */
export const webhookWords = (asked: string): ((key: string) => string) & { readonly language: string } => {
  const language = SPOKEN.includes(asked) ? asked : 'en';
  const say = (key: string): string => textsOf(language)[key] ?? textsOf('en')[key] ?? key;
  return Object.assign(say, { language });
};
