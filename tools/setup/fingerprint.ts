import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ignored = new Set(['node_modules', 'dist']);
const isTest = (name: string): boolean => /\.(test|spec)\.tsx?$/.test(name);

const walk = (folder: string, visit: (path: string) => void): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || ignored.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, visit);
    else if (!isTest(entry.name)) visit(path);
  }
};

/**
 * A hash of names, sizes and modification times under `paths`: cheap enough to take at every start (no file is read),
 * and different whenever a build could come out differently. Missing paths count as empty.
 */
export const fingerprint = (paths: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  const add = (path: string): void => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  };
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory()) walk(path, add);
    else if (stat) add(path);
  }
  return hash.digest('hex');
};
