import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { WORKERS } from './packages/testkit/src/server/workers.ts';
import { LONG_FILES } from './tools/setup/long-files.ts';
import { LongFirst } from './tools/setup/long-first.ts';

/** JSX and styles: what Node does not run as it is, Vite compiles. */
const shared = { oxc: { jsx: { runtime: 'automatic' as const } } };
/** Node runs our sources as they are: compiling 1,500 of them for each worker took longer than most of the tests. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;
/** On cores that are busy with other things, slow is not wrong: what never comes fails all the same. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
/** `npm run verify` leaves the long files to `npm test`. */
const left = process.env.WITHOUT_LONG_FILES ? LONG_FILES : [];
const exclude = ['**/node_modules/**', '**/dist/**', 'data/**', 'e2e/**', ...left];

/** Replaces modules, globals or the clock: what it loads must be loaded for it alone, and by nobody after it. */
const MEDDLES = /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|resetModules)\(|\bglobalThis\.\w+ = /;
const alone = ['apps', 'packages', 'tools']
  .flatMap(room => readdirSync(room, { recursive: true, encoding: 'utf8' }).map(path => `${room}/${path}`))
  .filter(path => /\.test\.tsx?$/.test(path) && !/node_modules|^apps\/server\//.test(path))
  .filter(path => MEDDLES.test(readFileSync(path, 'utf8')));

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.ts', 'apps/bridge/**/*.test.ts'],
          exclude: [...exclude, ...alone],
          pool: 'threads',
          // Loading what is tested costs more than the tests: a worker keeps it.
          isolate: false,
          ...native,
          ...patient,
        },
      },
      {
        ...shared,
        test: {
          name: 'unit-apps',
          include: ['apps/{guest,console,sandbox}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...alone],
          pool: 'threads',
          isolate: false,
          ...patient,
        },
      },
      { ...shared, test: { name: 'unit-alone', include: alone, exclude, pool: 'threads', ...patient } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude,
          pool: 'forks',
          // Loading the server costs more than most files of its tests: a worker keeps it. Each file has servers and a database of its own.
          isolate: false,
          ...native,
          setupFiles: ['packages/testkit/src/server/note-statements.ts'],
          globalSetup: ['packages/testkit/src/server/cluster-setup.ts'],
          ...patient,
        },
      },
    ],
  },
});
