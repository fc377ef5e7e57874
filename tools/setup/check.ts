import { startTestCluster } from '../../packages/testkit/src/cluster-start.ts';
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
import { addCounts, type Counts, noTests, summary } from './counts.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { secondPostgres } from './second-postgres.ts';

const parts: { name: string; counts: Counts }[] = [];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Notes how a part ended; an exception in it is a failure of that part, never the end of the run. */
const part = async (name: string, work: () => Promise<StepResult>, heading = true): Promise<void> => {
  const started = performance.now();
  if (heading) console.log(`\n=== ${name}`);
  const { counts, output } = await work().catch((error: unknown) => ({
    counts: { ...noTests, failed: 1 },
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
  if (!heading) console.log(`\n=== ${name}`);
  if (output) console.log(output);
  console.log(`--- ${name}: ${verdict} (${summary(counts)}, ${seconds(started)})`);
  parts.push({ name, counts });
};

const onSecondPostgres = async (): Promise<StepResult> => {
  // The embedded database has its own tests, which are the same wherever the others run. The fuzz sends what no statement
  // should ever see: it holds the contract's checks and the mapping of SQLSTATEs, which every PostgreSQL shares, and takes
  // a third of the time. How statements behave on another version is what all the other tests ask.
  const exclude = ['**/database/embedded*.test.ts', 'apps/server/src/http/fuzz.test.ts'];
  const suite = ['--project', 'server', 'apps/server', ...exclude.flatMap(each => ['--exclude', each])];
  const given = process.env.DATABASE_URL;
  if (given) return vitest('server-given', suite, given);
  const binaries = await secondPostgres();
  console.log(binaries ? `On ${binaries.postgres}` : 'On the embedded PostgreSQL, over TCP with a password');
  const cluster = await startTestCluster({ tcp: true, ...(binaries ? { binaries } : {}) });
  try {
    return await vitest('server-second', suite, cluster.url);
  } finally {
    await cluster.stop();
  }
};

/** Everything continuous integration runs. The last line printed is the summary; the answer is the exit code. */
export const check = async ({ browsers }: { browsers: boolean }): Promise<number> => {
  const started = performance.now();
  let built = false;
  await part('Build', async () => {
    built = await buildStale();
    return { counts: { ...noTests, failed: built ? 0 : 1 } };
  });
  // Each of these keeps about one core busy for seconds; what they print is shown when they are through.
  await Promise.all([
    part('Lint', lint, false),
    part('Types', typecheck, false),
    part('Tidy', tidy, false),
    part('Requirements', requirements, false),
  ]);
  await part('Tests, embedded PostgreSQL', () => vitest('tests', []));
  await part('Server tests, another PostgreSQL', onSecondPostgres);
  if (browsers) {
    await part('Journeys in which everything goes wrong', () =>
      built ? faults() : Promise.resolve(skipped('the build failed')),
    );
    await part('Browser journeys', async () => {
      if (!built) return skipped('the build failed');
      return (await ensureChromium()) ? playwright() : { counts: { ...noTests, failed: 1 } };
    });
  }
  console.log(`\n=== All of it in ${seconds(started)}`);
  for (const { name, counts } of parts) console.log(`${name}: ${summary(counts)}`);
  const total = addCounts(parts.map(({ counts }) => counts));
  console.log(`\n${summary(total)}`);
  return total.failed > 0 ? 1 : 0;
};
