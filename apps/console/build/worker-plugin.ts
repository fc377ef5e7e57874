import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
const BASE = '/console/';
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * All scripts and styles but the worker: also of screens that only the line can fill. They say then that there is none; a
 * screen whose script does not come would take the whole page with it, and once more each time it is loaded.
 */
const filesOf = (chunks: Chunks): string[] => {
  const all = [...chunks.values()].filter(({ fileName }) => fileName !== WORKER);
  const styles = all.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...all.map(({ fileName }) => fileName), ...styles])].sort();
};

/** Writes into the worker which files belong to its build. */
export const workerPlugin = (): Plugin => ({
  name: 'console-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const all = Object.values(bundle);
      const chunks: Chunks = new Map(
        all.flatMap(each => (each.type === 'chunk' ? [[each.fileName, each] as const] : [])),
      );
      const worker = chunks.get(WORKER);
      if (!worker?.code.includes('__SHELL__') || worker.imports.length > 0) {
        throw new Error('The worker of the console does not stand alone, or takes no files');
      }
      const names = all.map(({ fileName }) => fileName).sort();
      const build = createHash('sha256').update(names.join()).digest('base64url').slice(0, 12);
      const beside = readdirSync(join(import.meta.dirname, '../public'));
      const addresses = ['', ...filesOf(chunks), ...beside].map(file => BASE + file);
      worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify({ build, addresses }));
    },
  },
});
