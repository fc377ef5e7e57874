import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const WORKER = 'sw.js';
const BASE = '/console/';
/** Rooms of the floor; every other screen needs the line, and is not kept. */
const FLOOR = /\/src\/screens\/(Venue|Orders|Calls|Kitchen|Tables|Bills|SignIn)\//;
const SCREEN = /\/src\/screens\//;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Scripts and styles that the floor is made of: what is loaded later by them too, but no screen of another room. */
const filesOfFloor = (chunks: Chunks): string[] => {
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'index');
  if (!entry) throw new Error('The console has no entry: nothing of it would be on devices without a line');
  const found = new Set([entry.fileName]);
  for (const file of found) {
    const chunk = chunks.get(file);
    if (!chunk) continue;
    const later = chunk.dynamicImports.filter(name => {
      const of = chunks.get(name)?.facadeModuleId ?? '';
      return !SCREEN.test(of) || FLOOR.test(of);
    });
    for (const name of [...chunk.imports, ...later]) found.add(name);
  }
  const styles = [...found].flatMap(file => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [...new Set([...found, ...styles])].sort();
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
      const addresses = ['', ...filesOfFloor(chunks), ...beside].map(file => BASE + file);
      worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify({ build, addresses }));
    },
  },
});
