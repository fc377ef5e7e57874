import { poolOf } from './support/database.ts';
import { call, type Phone, scan } from './support/guest.ts';
import { median, percentile } from './support/measure.ts';
import { signInOwner } from './support/owner.ts';
import { residentKiB } from './support/process-tree.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { closeStreams, openStream } from './support/stream.ts';

const STREAMS = 5_000;
const ACTS = 60;
const SESSIONS = 50;

/** Staff act -> guests' phones with 5,000 open streams on one process. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  try {
    const before = residentKiB(server.pid);
    const phones: Phone[] = [];
    for (let index = 0; index < SESSIONS; index += 1) phones.push(await scan(server.base, 'VILNIUS-1'));
    const first = phones[0] as Phone;
    const data = await call<{ restaurant: { id: string } }>(
      server.base,
      first,
      `/get-session-data/${first.session}`,
    );
    const venue = data.restaurant.id;
    const arrivals: number[] = [];
    const act = { started: 0 };
    const heard = (text: string) => {
      if (act.started > 0 && text.includes('rush-mode')) arrivals.push(performance.now() - act.started);
    };
    for (let index = 0; index < STREAMS; index += 1) {
      const phone = phones[index % SESSIONS] as Phone;
      const channels = `session_orders_${phone.session},restaurant_${venue}`;
      await openStream(
        `${server.base}/api/realtime/${phone.session}?channels=${channels}`,
        phone.cookie,
        heard,
      );
    }
    const perStream = (residentKiB(server.pid) - before) / STREAMS;
    const asOwner = (await signInOwner(server.base)).at(venue);
    const worst: number[] = [];
    for (let index = 0; index < ACTS; index += 1) {
      const already = arrivals.length;
      act.started = performance.now();
      await asOwner(
        '/status',
        index % 2 === 0
          ? { order_status: 'rush_mode', rush_mode_wait_minutes: 25 }
          : { order_status: 'open' },
      );
      while (arrivals.length < already + STREAMS) {
        if (performance.now() - act.started > 20_000) {
          throw new Error(`only ${arrivals.length - already} of ${STREAMS} phones heard`);
        }
        await new Promise(resolve => setImmediate(resolve));
      }
      worst.push(Math.max(...arrivals.slice(already)));
    }
    report('realtime', [
      {
        what: 'staff act to guest phone, p99',
        value: percentile(arrivals, 0.99),
        unit: 'ms',
        atMost: 250,
        from: `${ACTS} acts to ${STREAMS} streams on one process; p50 ${percentile(arrivals, 0.5).toFixed(0)} ms, last phone ${median(worst).toFixed(0)} ms (median), reader in the same two cores`,
      },
      {
        what: 'memory of an open stream',
        value: perStream,
        unit: 'KiB',
        from: `${STREAMS} streams`,
      },
    ]);
  } finally {
    await pool.end();
    await server.stop();
  }
  closeStreams();
};
