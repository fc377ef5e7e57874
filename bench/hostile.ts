import { fork } from 'node:child_process';
import { poolOf } from './support/database.ts';
import { addHistory, fiveMegabytes, largePicture } from './support/heavy-work.ts';
import { type HonestGuest, honestGuest, nothingServed, type Served } from './support/honest-guests.ts';
import { send } from './support/http.ts';
import { percentile } from './support/measure.ts';
import { discardDraft, importFile } from './support/menu-file.ts';
import { signInOwner } from './support/owner.ts';
import { residentKiB } from './support/process-tree.ts';
import { report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';
import { addTables } from './support/tables.ts';

const GUESTS = 24;
const WARM_MS = 6_000;
const QUIET_MS = 12_000;
const HOSTILE_MS = 30_000;
const SAMPLE_MS = 500;
const ORDERS = 20_000;

const pause = (ms: number): Promise<void> => new Promise(next => setTimeout(next, ms));

/** Guests at their tables while something goes on; what they got, and the most memory that the server took meanwhile. */
const evening = async (
  server: RunningServer,
  guests: readonly HonestGuest[],
  goesOn: () => Promise<unknown>,
): Promise<{ readonly served: Served; readonly mostMiB: number }> => {
  const served = nothingServed();
  let isOver = false;
  let most = 0;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      most = Math.max(most, residentKiB(server.pid));
      await pause(SAMPLE_MS);
    }
  };
  const going = [...guests.map(guest => guest.go(() => isOver, served)), watch()];
  await goesOn().finally(() => {
    isOver = true;
  });
  await Promise.all(going);
  return { served, mostMiB: most / 1024 };
};

const abuse = async (server: RunningServer): Promise<Readonly<Record<string, number>>> => {
  const path = new URL('./support/abusers.ts', import.meta.url).pathname;
  const child = fork(path, [server.base], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const said = new Promise<Readonly<Record<string, number>>>(done =>
    child.once('message', message => done(message as Readonly<Record<string, number>>)),
  );
  await pause(HOSTILE_MS);
  child.send('end');
  const did = await said;
  child.disconnect();
  return did;
};

/** What an owner does that takes a machine's time: a menu of 5 MB, pictures of 49 megapixels, all of the venue in one file. */
const heavy = async (
  server: RunningServer,
  venue: string,
): Promise<Record<string, () => Promise<unknown>>> => {
  const owner = await signInOwner(server.base);
  const call = owner.at(venue);
  const menu = fiveMegabytes();
  const pictures = await Promise.all([1, 2, 3].map(largePicture));
  return {
    'a menu of 5 MB is looked at and taken': async () => {
      await importFile(call, menu);
      await discardDraft(call);
    },
    'three pictures of 49 megapixels come at once': () =>
      Promise.all(
        pictures.map(bytes =>
          call('/pictures?crop=0,0,1,1', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })),
        ),
      ),
    [`the archive of ${ORDERS} orders is made and read`]: async () => {
      const { status } = await send(`${server.base}/api/console/${venue}/archive/file`, {
        headers: owner.headers,
      });
      if (status !== 200) throw new Error(`the archive answered ${status}`);
    },
  };
};

const saidOf = ({ times, refused, why }: Served): string =>
  `${times.length} answers, ${refused} of no help${[...why].map(([what, n]) => `; ${n}x ${what}`).join('')}`;

/** Guests are served while sixteen strangers do harm in ten ways, and while the owner has the machine work. */
export const run = async (): Promise<void> => {
  // Everybody comes from an address of their own, and limits are what they are for everybody.
  const server = await startServer({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' } });
  const pool = poolOf(server.dataDir, 1);
  try {
    await addTables(pool, GUESTS);
    const guests = await Promise.all(Array.from({ length: GUESTS }, (_, n) => honestGuest(server.base, n)));
    const { rows } = await pool.query(`select id from venue where slug = 'cafe'`);
    await evening(server, guests, () => pause(WARM_MS));
    const quiet = await evening(server, guests, () => pause(QUIET_MS));
    let did: Readonly<Record<string, number>> = {};
    const hostile = await evening(server, guests, async () => {
      did = await abuse(server);
    });
    const { times, refused } = hostile.served;
    const acts = Object.entries(did)
      .map(([kind, times]) => `${kind} (${times})`)
      .join(', ');
    const quietP99 = percentile(quiet.served.times, 0.99).toFixed(0);
    const figures = [
      {
        what: 'guests served during 16 abusers of ten kinds',
        value: (100 * (times.length - refused)) / times.length,
        unit: '%',
        atLeast: 99.9,
        from: `${saidOf(hostile.served)}; ${acts}; ${HOSTILE_MS / 1_000} s`,
      },
      {
        what: 'their answers meanwhile, p99',
        value: percentile(times, 0.99),
        unit: 'ms',
        atMost: 500,
        from: `p50 ${percentile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms; p99 ${quietP99} ms before; abusers and guests on the same cores`,
      },
      {
        what: 'resident memory against the quiet before',
        value: hostile.mostMiB / quiet.mostMiB,
        unit: 'x',
        atMost: 1.3,
        from: `${hostile.mostMiB.toFixed(0)} and ${quiet.mostMiB.toFixed(0)} MiB at most, server and database (PSS)`,
      },
    ];
    await addHistory(pool, ORDERS);
    for (const [what, work] of Object.entries(await heavy(server, rows[0].id))) {
      const started = performance.now();
      const { served } = await evening(server, guests, work);
      figures.push({
        what: `slowest answer to a guest while ${what}`,
        value: Math.max(...served.times),
        unit: 'ms',
        atMost: 250,
        from: `${saidOf(served)}, p50 ${percentile(served.times, 0.5).toFixed(0)} ms; took ${((performance.now() - started) / 1_000).toFixed(1)} s`,
      });
    }
    report('hostile', figures);
  } finally {
    await pool.end();
    await server.stop();
  }
};
