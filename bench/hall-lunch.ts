import { liftCaps } from './place-order.ts';
import { poolOf } from './support/database.ts';
import { enterStalls, fillBaskets, type HallPhone, placeBaskets, visitHall } from './support/hall.ts';
import { percentile } from './support/measure.ts';
import { report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';

const PHONES = 500;
/** Between two of them: an hour's five hundred within fifty seconds. */
const EVERY_MS = 100;
const IN_LANES = 250;
const LANES = 25;

/** Phones in the hall with baskets over two to five stalls. */
const filledPhones = async (server: RunningServer, count: number): Promise<HallPhone[]> => {
  const phones: HallPhone[] = [];
  for (let at = 0; at < count; at += 1) {
    const visitor = await visitHall(server.base);
    const stalls = await enterStalls(server.base, visitor, 2 + (at % 4), at);
    await fillBaskets(server.base, visitor, stalls, 2);
    phones.push(visitor);
  }
  return phones;
};

/** A hall at lunch: five hundred phones place their baskets, the hour of it squeezed into less than a minute; nobody waits for another's answer. */
const atLunch = async (server: RunningServer): Promise<number[]> => {
  const phones = await filledPhones(server, PHONES);
  return Promise.all(
    phones.map(async (phone, at) => {
      await new Promise(resolve => setTimeout(resolve, at * EVERY_MS));
      return placeBaskets(server.base, phone);
    }),
  );
};

/** The same hall when as many press at once as the server can bear: each lane presses again as soon as it is answered. */
const atOnce = async (server: RunningServer): Promise<number[]> => {
  const waits: number[] = [];
  const next = (await filledPhones(server, IN_LANES)).values();
  const lane = async (): Promise<void> => {
    for (const phone of next) waits.push(await placeBaskets(server.base, phone));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return waits;
};

/** A hall at lunch. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  try {
    await liftCaps(pool);
    const lunch = await atLunch(server);
    const pressed = await atOnce(server);
    report('hall-lunch', [
      {
        what: 'placing at lunch in one hall, p99',
        value: percentile(lunch, 0.99),
        unit: 'ms',
        atMost: 500,
        from: `${PHONES} phones with baskets over 2 to 5 stalls, one each ${EVERY_MS} ms, one process; p50 ${percentile(lunch, 0.5).toFixed(0)} ms`,
      },
      {
        what: 'the same with as many at once as it can bear, p99',
        value: percentile(pressed, 0.99),
        unit: 'ms',
        from: `${IN_LANES} phones in ${LANES} lanes without a pause; p50 ${percentile(pressed, 0.5).toFixed(0)} ms`,
      },
    ]);
  } finally {
    await pool.end();
    await server.stop();
  }
};
