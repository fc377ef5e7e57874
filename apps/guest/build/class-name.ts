import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const hash = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, 'x').slice(0, length);

const taken = new Map<string, string>();

/**
 * The class a CSS module's name becomes in a build: five characters, because every dish repeats a dozen of them. Both
 * builds must come to the same, so it is made from the file's place in the repository and nothing else.
 */
export const className = (name: string, file: string): string => {
  const source = `${relative(ROOT, file.split('?')[0] ?? file)}#${name}`;
  const short = `${hash(source.split('#')[0] ?? '', 3)}${hash(source, 2)}`.replace(
    /^\d/,
    digit => `n${digit}`,
  );
  const other = taken.get(short) ?? source;
  if (other !== source) throw new Error(`${source} and ${other} come to the same class; rename one of them`);
  taken.set(short, source);
  return short;
};
