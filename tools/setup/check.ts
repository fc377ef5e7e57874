import { startTestCluster, type TestCluster } from '../../packages/testkit/src/server/cluster-start.ts';
import { WORKERS } from '../../packages/testkit/src/server/workers.ts';
import { buildStale } from './build-steps.ts';
import {
  faults,
  lint,
  playwright,
  requirements,
  type StepResult,
  skipped,
  tidy,
  typecheck,
  vitest,
} from './check-steps.ts';
import { type Taken, tellTime } from './clock-record.ts';
import { addCounts, type Counts, noTests, summary } from './counts.ts';
import { meterCpu } from './cpu.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { freshNotes, needsDatabase, onSecond } from './needs-database.ts';
import { secondPostgres } from './second-postgres.ts';

const parts: { name: string; counts: Counts; failed: readonly string[] }[] = [];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Notes how a part ended; an exception in it is a failure of that part, never the end of the run. */
const part = async (name: string, work: () => Promise<StepResult>, heading = true): Promise<void> => {
  const started = performance.now();
  if (heading) console.log(`\n=== ${name}`);
  const {
    counts,
    output,
    failed = [],
  } = await work().catch(
    (error: unknown): StepResult => ({
      counts: { ...noTests, failed: 1 },
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
  if (!heading) console.log(`\n=== ${name}`);
  if (output) console.log(output);
  console.log(`--- ${name}: ${verdict} (${summary(counts)}, ${seconds(started)})`);
  parts.push({ name, counts, failed });
};

const onSecondPostgres = async (): Promise<StepResult> => {
  const given = process.env.DATABASE_URL;
  const all = needsDatabase();
  const files = given ? all : onSecond(all);
  console.log(
    `${files.length} of ${all.length} files: together they use all of SQL that all of them use, two by two`,
  );
  const suite = ['--project', 'server', ...files];
  if (given) return vitest('server-given', suite, { databaseUrl: given });
  const binaries = await secondPostgres();
  console.log(binaries ? `On ${binaries.postgres}` : 'On the embedded PostgreSQL, over TCP with a password');
  const options = { tcp: true, ...(binaries ? { binaries } : {}) };
  // One for each of Vitest's workers; one after the other, for each looks for a free port.
  const clusters: TestCluster[] = [];
  while (clusters.length < WORKERS) clusters.push(await startTestCluster(options));
  try {
    return await vitest('server-second', suite, { databaseUrl: clusters.map(({ url }) => url).join(' ') });
  } finally {
    await Promise.all(clusters.map(cluster => cluster.stop()));
  }
};

/** What a run of the check may take or leave, in this order. */
export const STEPS = ['checks', 'tests', 'second', 'faults', 'journeys'] as const;
export type Step = (typeof STEPS)[number];

/**
 * Runs what continuous integration runs, or some of it; `withoutLong` leaves out the test files that take longest. The last
 * line printed is the summary; the answer is the exit code.
 */
export const check = async (
  steps: readonly Step[],
  {
    told = tellTime,
    withoutLong = false,
  }: { told?: (taken: readonly Taken[], tests: string) => void; withoutLong?: boolean } = {},
): Promise<number> => {
  const started = performance.now();
  // What some of them said is kept apart from what all of them did.
  const tests = withoutLong ? 'verified' : 'tests';
  const taken: Taken[] = [];
  const timed = async (step: Taken['step'], work: () => Promise<unknown>): Promise<void> => {
    if (step !== 'build' && !steps.includes(step)) return;
    const [from, cpu] = [performance.now(), meterCpu()];
    await work();
    taken.push({ step, wall: (performance.now() - from) / 1000, cpu: cpu() });
  };
  let built = false;
  await timed('build', () =>
    part('Build', async () => {
      built = await buildStale();
      return { counts: { ...noTests, failed: built ? 0 : 1 } };
    }),
  );
  // Each of these keeps about one core busy for seconds; what they print is shown when they are through.
  await timed('checks', () =>
    Promise.all([
      part('Lint', lint, false),
      part('Types', typecheck, false),
      part('Tidy', tidy, false),
      part('Requirements', requirements, false),
    ]),
  );
  await timed('tests', () =>
    part('Tests, embedded PostgreSQL', () =>
      vitest(tests, [], withoutLong ? { withoutLong } : { notes: freshNotes() }),
    ),
  );
  await timed('second', () => part('Server tests, another PostgreSQL', onSecondPostgres));
  await timed('faults', () =>
    part('Journeys in which everything goes wrong', () =>
      built ? faults() : Promise.resolve(skipped('the build failed')),
    ),
  );
  await timed('journeys', () =>
    part('Browser journeys', async () => {
      if (!built) return skipped('the build failed');
      return (await ensureChromium()) ? playwright() : { counts: { ...noTests, failed: 1 } };
    }),
  );
  told(taken, tests);
  console.log(`\n=== All of it in ${seconds(started)}`);
  for (const { name, counts, failed } of parts) {
    console.log(`${name}: ${summary(counts)}`);
    for (const test of failed) console.log(`  failed: ${test}`);
  }
  const total = addCounts(parts.map(({ counts }) => counts));
  console.log(`\n${summary(total)}`);
  return total.failed > 0 ? 1 : 0;
};
