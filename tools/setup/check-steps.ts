import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildResult, runNode } from './child.ts';
import { type Counts, noTests, playwrightCounts, vitestCounts } from './counts.ts';
import { brokenJourneys, failedJourneys, failedTests } from './failed.ts';
import { cacheDir, inRoot } from './root.ts';

/** One part of the check and how it ended. */
export type StepResult = { counts: Counts; output?: string; failed?: readonly string[] };

const bin = (...parts: string[]): string => inRoot('node_modules', ...parts);

const failure: Counts = { ...noTests, failed: 1 };

/** A step that has no tests of its own: nothing when it is fine, one failure when it is not. */
const plain = ({ code, output }: ChildResult): StepResult => ({
  counts: code === 0 ? noTests : failure,
  output: output.trimEnd(),
});

/**
 * What has hung ends some time, in minutes. Far beyond what a slow and busy machine needs: a limit that such a machine
 * reaches ends tests that would have passed.
 */
const HUNG = { check: 20, tests: 90, faults: 90, journeys: 150 } as const;

const collected = { output: 'collect', minutes: HUNG.check } as const;

export const lint = async (paths: readonly string[] = ['.']): Promise<StepResult> =>
  plain(
    await runNode(
      [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--diagnostic-level=warn', ...paths],
      collected,
    ),
  );

export const typecheck = async (): Promise<StepResult> =>
  plain(await runNode([bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json'], collected));

export const tidy = async (): Promise<StepResult> =>
  plain(await runNode([inRoot('tools', 'tidy', 'main.ts')], collected));

/** Fails when a test cites a requirement that does not exist; its table is worth showing either way. */
export const requirements = async (): Promise<StepResult> =>
  plain(await runNode([inRoot('tools', 'requirements', 'main.ts')], collected));

/** A step whose pieces do not exist. */
export const skipped = (why: string): StepResult => ({ counts: noTests, output: `Skipped: ${why}.` });

const reportFile = (name: string): string => {
  mkdirSync(cacheDir, { recursive: true });
  const file = join(cacheDir, `${name}.json`);
  rmSync(file, { force: true });
  return file;
};

const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * Runs Vitest with its output shown as it comes. `databaseUrl` absent = the embedded PostgreSQL. `notes`: a folder for what
 * each file asked of it. `withoutLong`: without the files that take longest (`long-files.ts`).
 */
export const vitest = async (
  name: string,
  args: readonly string[],
  { databaseUrl, notes, withoutLong }: { databaseUrl?: string; notes?: string; withoutLong?: boolean } = {},
): Promise<StepResult> => {
  const file = reportFile(name);
  const { code } = await runNode(
    [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...args,
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // A machine's own settings for a running installation must not reach the tests.
    {
      env: {
        DATABASE_URL: databaseUrl,
        NOTE_STATEMENTS: notes,
        WITHOUT_LONG_FILES: withoutLong ? '1' : undefined,
        NODE_ENV: undefined,
      },
      minutes: HUNG.tests,
    },
  );
  const report = readReport(file);
  return { counts: vitestCounts(report, code), failed: failedTests(report) };
};

/** Plays evenings that go wrong against the built server and holds every book against every other: one test in the sum. */
export const faults = async (): Promise<StepResult> => {
  const file = reportFile('faults');
  const played = ['--journeys', '300', '--round', '100', '--built', '--report', file];
  const { code } = await runNode([inRoot('tools', 'faults', 'main.ts'), ...played], { minutes: HUNG.faults });
  if (code === 0) return { counts: { ...noTests, passed: 1 } };
  return { counts: failure, failed: brokenJourneys(readReport(file)) };
};

const hasJourneys = (): boolean =>
  existsSync(inRoot('e2e')) && readdirSync(inRoot('e2e')).some(name => name.endsWith('.spec.ts'));

/** Runs the browser journeys against the built server. */
export const playwright = async (): Promise<StepResult> => {
  if (!hasJourneys()) return skipped('there are no browser journeys yet (e2e/*.spec.ts)');
  if (!existsSync(inRoot('apps', 'server', 'dist', 'main.js'))) return skipped('there is no built server');
  const file = reportFile('playwright');
  const { code } = await runNode(
    [
      bin('@playwright', 'test', 'cli.js'),
      'test',
      '--project=phone',
      '--project=desktop',
      '--pass-with-no-tests',
      '--reporter=list,json',
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_ENV: undefined }, minutes: HUNG.journeys },
  );
  const report = readReport(file);
  return { counts: playwrightCounts(report, code), failed: failedJourneys(report) };
};
