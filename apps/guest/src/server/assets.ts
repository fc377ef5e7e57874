import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEAR } from '../early/hear.ts';
import type { GuestAssets, ScreenAssets } from '../server-port.ts';
import { namesAnother } from './names-another.ts';

/** Screens beyond the first view that the server draws. */
const DRAWN = [
  'Select',
  'TipWaiter',
  'TipSuccess',
  'Donate',
  'DonateSuccess',
  'Reserve',
  'FoodCourt',
] as const;

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};

/** A chunk and everything it imports, each once, the chunk first. */
const withImports = (
  manifest: Readonly<Record<string, Chunk>>,
  chunk: Chunk,
  seen = new Set<Chunk>(),
): Set<Chunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const key of chunk.imports ?? []) {
    const imported = manifest[key];
    if (imported) withImports(manifest, imported, seen);
  }
  return seen;
};

/** By this a policy lets an inline script in. */
const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64');

/** Reads the manifest of the client build: scripts and styles of the first view. */
export const loadAssets = async (clientFolder: string): Promise<GuestAssets> => {
  const text = await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const entry = Object.values(manifest).find(chunk => chunk.isEntry);
  if (!entry) throw new Error(`no entry in the manifest of ${clientFolder}`);
  const [first = entry, ...others] = withImports(manifest, entry);
  const opening = await readFile(join(clientFolder, first.file), 'utf8');
  const chunks = namesAnother(opening) ? others : [first, ...others];
  const styles = chunks.toReversed().flatMap(chunk => chunk.css ?? []);
  const css = await Promise.all(styles.map(file => readFile(join(clientFolder, file), 'utf8')));
  const address = (file: string): string => `/${file}`;
  /** A screen with what it has beyond the first view. */
  const screenOf = async (name: string): Promise<ScreenAssets> => {
    const own = manifest[`src/screens/${name}/index.tsx`];
    const more = own ? [...withImports(manifest, own)].filter(chunk => !chunks.includes(chunk)) : [];
    const files = more.toReversed().flatMap(chunk => chunk.css ?? []);
    const texts = await Promise.all(files.map(file => readFile(join(clientFolder, file), 'utf8')));
    return {
      scripts: more.map(({ file }) => address(file)),
      css: texts.join(''),
      styles: files.map(address),
    };
  };
  const screens = await Promise.all(DRAWN.map(async name => [name, await screenOf(name)] as const));
  const listens = manifest['src/early/listen.ts'];
  const early = listens ? (await readFile(join(clientFolder, listens.file), 'utf8')).trim() : '';
  return {
    early,
    inline: early ? [HEAR, early].map(hashOf) : [],
    screens: Object.fromEntries(screens),
    scripts: chunks.map(({ file }) => address(file)),
    css: css.join(''),
    styles: styles.map(address),
    // As build/worker-plugin.ts names it.
    build: createHash('sha256').update(text).digest('base64url').slice(0, 12),
  };
};
