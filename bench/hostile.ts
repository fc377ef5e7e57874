import { writeFileSync } from 'node:fs';
import { abuseBy, type Did, KINDS } from './support/abuse.ts';
import { poolOf } from './support/database.ts';
import { type Evening, evening, type House, pause } from './support/evening.ts';
import { addHistory, heavyWork } from './support/heavy-work.ts';
import { honestGuest } from './support/honest-guests.ts';
import { percentile } from './support/measure.ts';
import { signInOwner } from './support/owner.ts';
import { type Figure, report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { addTables } from './support/tables.ts';

const GUESTS = 24;
const WARM_MS = 6_000;
const QUIET_MS = 12_000;
const HOSTILE_MS = 30_000;
const ALONE_MS = 8_000;
const ORDERS = 20_000;

const ms = (value: number): string => `${value.toFixed(0)} ms`;
const slowest = ({ served }: Evening): number => Math.max(...served.times);
const p = ({ served }: Evening, share: number): number => percentile(served.times, share);

const coresOf = ({ cores }: Evening): string =>
  `of ${cores.all} cores the server had ${cores.server.toFixed(2)}, guests and abusers ${cores.bench.toFixed(2)}, other work on the machine ${cores.others.toFixed(2)}`;

const saidOf = ({ served: { times, refused, why } }: Evening): string =>
  `${times.length} answers, ${refused} of no help${[...why].map(([what, n]) => `; ${n}x ${what}`).join('')}`;

const lateOf = ({ late }: Evening): string =>
  `the server's loop late p99 ${ms(late.p99)}, at most ${ms(late.max)}, its longest work at a stretch ${ms(late.stretch)} of CPU`;

const actsOf = (did: readonly Did[]): string => did.map(({ kind, acts }) => `${kind} (${acts})`).join(', ');

const underAbuse = async (
  house: House,
  kinds: readonly string[],
  howLong: number,
): Promise<Evening & { readonly did: readonly Did[] }> => {
  const abuse = await abuseBy(house.server.base, kinds);
  let did: readonly Did[] = [];
  const seen = await evening(house, async () => {
    abuse.begin();
    await pause(howLong);
    did = await abuse.end();
  });
  return { ...seen, did };
};

const figuresOf = (quiet: Evening, hostile: Evening & { readonly did: readonly Did[] }): Figure[] => {
  const { times, refused } = hostile.served;
  return [
    {
      what: 'guests served during 16 abusers of ten kinds',
      value: (100 * (times.length - refused)) / times.length,
      unit: '%',
      atLeast: 99.9,
      from: `${saidOf(hostile)}; ${actsOf(hostile.did)}; ${HOSTILE_MS / 1_000} s`,
    },
    {
      what: 'their answers meanwhile, p99',
      value: p(hostile, 0.99),
      unit: 'ms',
      atMost: 500,
      from: `p50 ${ms(p(hostile, 0.5))}, slowest ${ms(slowest(hostile))}; ${coresOf(hostile)}`,
    },
    {
      what: 'their answers meanwhile, p99 against the quiet before',
      value: p(hostile, 0.99) / p(quiet, 0.99),
      unit: 'x',
      from: `quiet p50 ${ms(p(quiet, 0.5))}, p99 ${ms(p(quiet, 0.99))}; ${coresOf(quiet)}`,
    },
    {
      what: 'the server at work at a stretch meanwhile, at most',
      value: hostile.late.stretch,
      unit: 'ms',
      from: `CPU of its main thread; ${lateOf(hostile)}; in the quiet before ${lateOf(quiet)}`,
    },
    {
      what: 'resident memory against the quiet before',
      value: hostile.mostMiB / quiet.mostMiB,
      unit: 'x',
      atMost: 1.3,
      from: `${hostile.mostMiB.toFixed(0)} and ${quiet.mostMiB.toFixed(0)} MiB at most, server and database (PSS)`,
    },
  ];
};

/** What each kind does alone: `--alone`, or one of them by the first words of its name, `--alone=opens`. */
const alone = async (house: House, wanted: string): Promise<void> => {
  for (const kind of KINDS.filter(name => name.startsWith(wanted))) {
    const seen = await underAbuse(house, [kind], ALONE_MS);
    const acts = seen.did[0]?.acts ?? 0;
    const cpu = (seen.cores.server * ALONE_MS) / acts;
    console.log(
      `alone: ${kind}: ${acts} acts, ${cpu.toFixed(2)} ms of the server's CPU each; guests p50 ${ms(p(seen, 0.5))}, p99 ${ms(p(seen, 0.99))}, slowest ${ms(slowest(seen))}, ${seen.served.refused} of no help; ${lateOf(seen)}; ${seen.mostMiB.toFixed(0)} MiB; ${coresOf(seen)}`,
    );
  }
};

const whileOwnerWorks = async (house: House, wanted: string, figures: Figure[]): Promise<void> => {
  for (const [what, work] of Object.entries(await heavyWork(house, ORDERS))) {
    if (!what.includes(wanted)) continue;
    const started = performance.now();
    const seen = await evening(house, work);
    const took = (performance.now() - started) / 1_000;
    figures.push({
      what: `slowest answer to a guest while ${what}`,
      value: slowest(seen),
      unit: 'ms',
      atMost: 250,
      from: `${saidOf(seen)}, p50 ${ms(p(seen, 0.5))}; ${lateOf(seen)}; took ${took.toFixed(1)} s; ${coresOf(seen)}`,
    });
  }
};

const option = (name: string): string | undefined => {
  const given = process.argv.find(each => each === `--${name}` || each.startsWith(`--${name}=`));
  return given?.slice(name.length + 3);
};

/**
 * Guests are served while sixteen strangers do harm in ten ways, and while the owner has the machine work. `--alone`, `--staff`:
 * a part of it, to look for what costs; nothing is kept of that.
 */
export const run = async (): Promise<void> => {
  const profile = option('profile');
  // Everybody comes from an address of their own, and limits are what they are for everybody.
  const server = await startServer({
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' },
    watched: true,
    ...(profile !== undefined && { nodeOptions: ['--cpu-prof', `--cpu-prof-dir=${profile}`] }),
  });
  const pool = poolOf(server.dataDir, 1);
  try {
    await addTables(pool, GUESTS);
    const guests = await Promise.all(Array.from({ length: GUESTS }, (_, n) => honestGuest(server.base, n)));
    const house: House = { server, guests, pool };
    // On any evening somebody of the staff is signed in: the memory that takes is no stranger's doing.
    await signInOwner(server.base);
    await evening(house, () => pause(WARM_MS));
    const only = option('alone');
    if (only !== undefined) return await alone(house, only);
    const figures: Figure[] = [];
    const staff = option('staff');
    if (staff === undefined) {
      const quiet = await evening(house, () => pause(QUIET_MS));
      figures.push(...figuresOf(quiet, await underAbuse(house, KINDS, HOSTILE_MS)));
    }
    await addHistory(pool, ORDERS);
    // What was measured before a piece of work that fails is told all the same.
    await whileOwnerWorks(house, staff ?? '', figures).finally(() => {
      if (staff === undefined) report('hostile', figures);
      else writeFileSync(1, `${figures.map(each => JSON.stringify(each)).join('\n')}\n`);
    });
  } finally {
    await pool.end();
    await server.stop();
  }
};
