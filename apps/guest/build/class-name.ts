import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Three letters or digits, a letter first. */
const hash = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .replace(/^\d/, digit => 'abcdefghij'[Number(digit)] ?? 'x')
    .slice(0, 3);

/** Classes and animations of a style sheet in the order of their first mention. */
const namesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
];

const files = new Map<string, string>();

/**
 * The class a CSS module's name becomes in a build: short, because every dish repeats a dozen of them, and beginning with
 * three characters of its file (server/split-styles.ts relies on it). Both builds must come to the same, so it is made
 * from the file's place in the repository and the name's place in the file.
 */
export const className = (name: string, file: string, css: string): string => {
  const module = relative(ROOT, file.split('?')[0] ?? file);
  const short = hash(module);
  const other = files.get(short) ?? module;
  if (other !== module)
    throw new Error(`Classes of ${module} and ${other} would begin alike; rename one of the files`);
  files.set(short, module);
  const place = namesIn(css).indexOf(name);
  return `${short}${place < 0 ? name : place.toString(36)}`;
};
