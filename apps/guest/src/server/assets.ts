import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuestAssets } from '../server-port.ts';

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

/** Reads the manifest of the client build: scripts and styles of the first view. */
export const loadAssets = async (clientFolder: string): Promise<GuestAssets> => {
  const text = await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const entry = Object.values(manifest).find(chunk => chunk.isEntry);
  if (!entry) throw new Error(`no entry in the manifest of ${clientFolder}`);
  const chunks = [...withImports(manifest, entry)];
  const styles = chunks.toReversed().flatMap(chunk => chunk.css ?? []);
  const css = await Promise.all(styles.map(file => readFile(join(clientFolder, file), 'utf8')));
  const address = (file: string): string => `/${file}`;
  return {
    scripts: chunks.map(({ file }) => address(file)),
    css: css.join(''),
    styles: styles.map(address),
    // As build/worker-plugin.ts names it.
    build: createHash('sha256').update(text).digest('base64url').slice(0, 12),
  };
};
