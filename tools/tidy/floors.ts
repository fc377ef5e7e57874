import { readFileSync } from 'node:fs';
import { inRoot } from '../setup/root.ts';

/** Where the server's features stand as a list. */
export const FEATURE_LIST = 'apps/server/src/features.ts';

const folderOf = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const featuresIn = (list: string): string[] =>
  [...list.matchAll(/feature\(\{ name: '([\w-]+)' \}\)|(\w+)/g)].map(
    ([, folder, name = '']) => folder ?? folderOf(name),
  );

/** The floors as the text of that list says them, without loading the server: floor, and its features, the lower first. */
export const floorsIn = (text: string): Record<string, string[]> => {
  const [, body = ''] = /export const FLOORS = \{\n([\s\S]*?)\n\} as const/.exec(text) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/^ {2}(\w+): \[([\s\S]*?)\],?$/gm)].map(([, floor = '', list = '']) => [
      floor,
      featuresIn(list),
    ]),
  );
};

export const FLOORS: Readonly<Record<string, readonly string[]>> = floorsIn(
  readFileSync(inRoot(FEATURE_LIST), 'utf8'),
);

/** Imports that still go up, `file > feature`. The list only ever gets shorter. */
export const OWED: readonly string[] = [];
