import { join, resolve } from 'node:path';

/** The checkout this file belongs to. */
export const root = resolve(import.meta.dirname, '..', '..');

/** Where the tools keep their stamps and reports; never part of the repository. */
export const cacheDir = join(root, 'node_modules', '.cache', 'tableside');

/** The absolute path of something in the checkout. */
export const inRoot = (...parts: string[]): string => join(root, ...parts);
