import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuestAssets } from '../server-port.ts';

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
};

/** Reads the manifest of the client build: scripts and styles of the first view. */
export const loadAssets = async (clientFolder: string): Promise<GuestAssets> => {
  const text = await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const entry = Object.values(manifest).find(chunk => chunk.isEntry);
  if (!entry) throw new Error(`no entry in the manifest of ${clientFolder}`);
  const chunks = [entry, ...(entry.imports ?? []).flatMap(key => manifest[key] ?? [])];
  const css = await Promise.all(
    chunks.flatMap(chunk => chunk.css ?? []).map(file => readFile(join(clientFolder, file), 'utf8')),
  );
  return { scripts: chunks.map(({ file }) => `/${file}`), css: css.join('') };
};
