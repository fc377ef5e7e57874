import { defineConfig } from 'vitest/config';

/** Node runs our sources as they are; in tests Vite compiles them, JSX included. */
const shared = { oxc: { jsx: { runtime: 'automatic' as const } } };
/** On cores that are busy with other things, slow is not wrong: what never comes fails all the same. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };
const exclude = ['**/node_modules/**', '**/dist/**', 'data/**', 'e2e/**'];

export default defineConfig({
  test: {
    // Two cores are the smallest machine that runs this: a third worker would only make the others wait.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'apps/{guest,console,sandbox}/**/*.test.{ts,tsx}',
          ],
          exclude,
          pool: 'threads',
          ...patient,
        },
      },
      {
        ...shared,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude,
          pool: 'forks',
          // Loading the server costs more than most files of its tests: a worker keeps it. Each file has servers and a database of its own.
          isolate: false,
          globalSetup: ['packages/testkit/src/cluster-setup.ts'],
          ...patient,
        },
      },
    ],
  },
});
