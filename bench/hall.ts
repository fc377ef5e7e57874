import type pg from 'pg';
import { liftCaps } from './place-order.ts';
import { poolOf } from './support/database.ts';
import { enterStalls, fillBaskets, hallCode, placeBaskets, visitHall } from './support/hall.ts';
import { median, percentile } from './support/measure.ts';
import { signInOwner } from './support/owner.ts';
import { report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';
import { closeStreams, eventsIn, openStream } from './support/stream.ts';

const ROUNDS = 40;
const STALLS = 5;
const LINES = 10;
const ACTS = 60;
const STREAMS = 500;

/** A basket over five stalls against one order with as many lines, one after the other on a quiet server. */
const againstOne = async (server: RunningServer): Promise<{ hall: number; one: number }> => {
  const hall: number[] = [];
  const one: number[] = [];
  for (let round = 0; round < ROUNDS + 5; round += 1) {
    const visitor = await visitHall(server.base);
    const stalls = await enterStalls(server.base, visitor, STALLS);
    await fillBaskets(server.base, visitor, stalls, LINES / STALLS);
    const together = await placeBaskets(server.base, visitor);
    const guest = await visitHall(server.base);
    const [stall] = await enterStalls(server.base, guest, 1);
    if (!stall) throw new Error('the hall has no stall');
    await fillBaskets(server.base, guest, [stall], LINES);
    const alone = await placeBaskets(server.base, guest);
    // What is compiled and planned in the first rounds is no guest's wait.
    if (round < 5) continue;
    hall.push(together);
    one.push(alone);
  }
  return { hall: median(hall), one: median(one) };
};

/** A stall's act to the phones of everybody in the hall. */
const toPhones = async (server: RunningServer, pool: pg.Pool): Promise<number[]> => {
  const arrivals: number[] = [];
  const act = { started: 0 };
  const visitor = await visitHall(server.base);
  for (let at = 0; at < STREAMS; at += 1) {
    const phone = at % 10 === 0 ? await visitHall(server.base) : visitor;
    await openStream(
      `${server.base}/api/realtime/${phone.token}?channels=food-court-session_${phone.token},${await hallChannel(pool)}`,
      phone.cookie,
      eventsIn(({ event }) => {
        if (act.started > 0 && /rush|status|restaurant/.test(event))
          arrivals.push(performance.now() - act.started);
      }),
    );
  }
  const { rows } = await pool.query<{ id: string }>(`select id from venue where slug = 'hall-taco'`);
  const asOwner = (await signInOwner(server.base)).at(rows[0]?.id ?? '');
  for (let at = 0; at < ACTS; at += 1) {
    const already = arrivals.length;
    act.started = performance.now();
    await asOwner(
      '/status',
      at % 2 === 0 ? { order_status: 'rush_mode', rush_mode_wait_minutes: 25 } : { order_status: 'open' },
    );
    while (arrivals.length < already + STREAMS) {
      if (performance.now() - act.started > 20_000)
        throw new Error(`only ${arrivals.length - already} of ${STREAMS} phones heard`);
      await new Promise(resolve => setImmediate(resolve));
    }
  }
  return arrivals;
};

const hallChannel = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from food_court where code = $1', [hallCode]);
  return `food-court_${rows[0]?.id}`;
};

/** One basket over several stalls, and what a stall does on everybody's phone. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  try {
    await liftCaps(pool);
    const { hall, one } = await againstOne(server);
    const heard = await toPhones(server, pool);
    report('hall', [
      {
        what: 'a basket over five stalls against one order with as many lines',
        value: hall / one,
        unit: 'x',
        atMost: 2,
        from: `${hall.toFixed(1)} and ${one.toFixed(1)} ms, ${LINES} lines, medians of ${ROUNDS}`,
      },
      {
        what: "a stall's act on guests' phones in the hall, p99",
        value: percentile(heard, 0.99),
        unit: 'ms',
        atMost: 250,
        from: `${ACTS} acts to ${STREAMS} streams; p50 ${percentile(heard, 0.5).toFixed(0)} ms`,
      },
    ]);
  } finally {
    closeStreams();
    await pool.end();
    await server.stop();
  }
};
