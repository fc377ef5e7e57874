import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../locales/', import.meta.url));

/** Languages that have texts. */
export const translatedLanguages = (): string[] => readdirSync(root).sort();

/** The raw ICU messages of one file; empty when a language lacks it. */
export const readLocale = (language: string, area: string): Record<string, string> => {
  const path = `${root}${language}/${area}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
};
