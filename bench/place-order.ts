import type pg from 'pg';
import { bareOrder, prepareBareOrders } from './support/bare-order.ts';
import { poolOf } from './support/database.ts';
import { call, type Phone, plainItems, scan } from './support/guest.ts';
import { median, rate } from './support/measure.ts';
import { report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';
import { addTables, tableCodeOf } from './support/tables.ts';

const ORDERS = 240;
const CONCURRENCY = 8;
const ROUNDS = 5;
const LINES = 4;

/** Phones with four lines in the cart, each at a table of its own kind of party, so that no cap is met. */
const readyPhones = async (server: RunningServer, count: number, firstGuest: number): Promise<Phone[]> => {
  const phones: Phone[] = [];
  let items: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const phone = await scan(server.base, tableCodeOf(firstGuest + index));
    if (items.length === 0) items = await plainItems(server.base, phone);
    for (const item of items.slice(0, LINES)) {
      await call(server.base, phone, `/cart/${phone.session}/add`, { menu_item_id: item, quantity: 1 });
    }
    phones.push(phone);
  }
  return phones;
};

/** Caps are for guests, not for this measurement. */
const liftCaps = (pool: pg.Pool) =>
  pool.query(`update venue set settings = settings || '{"maxOpenOrdersPerSession": 100000,
    "maxOpenOrdersPerTable": 100000, "capacity": null}', revision = revision + 1`);

/** One round of each: bare INSERTs, then ours, on the same database. Answers with orders a second. */
export const placeOrderRates = async (
  server: RunningServer,
  pool: pg.Pool,
): Promise<{ bare: number; ours: number }> => {
  const { rows } = await pool.query('select count(*)::int as seated from guest_session');
  const seated: number = rows[0].seated;
  await addTables(pool, seated + ORDERS);
  const phones = await readyPhones(server, ORDERS, seated);
  const bareSessions = await prepareBareOrders(pool, ORDERS);
  const bare = await rate(ORDERS, CONCURRENCY, index => bareOrder(pool, bareSessions, index));
  const ours = await rate(ORDERS, CONCURRENCY, async index => {
    const phone = phones[index] as Phone;
    await call(server.base, phone, `/cart/${phone.session}/place-order`, {});
  });
  return { bare, ours };
};

/** Place-order over HTTP against a bare pg script doing the same INSERTs in one transaction. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, CONCURRENCY);
  try {
    await liftCaps(pool);
    await placeOrderRates(server, pool);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await placeOrderRates(server, pool));
    const ours = median(rounds.map(round => round.ours));
    const bare = median(rounds.map(round => round.bare));
    report('place-order', [
      {
        what: 'place-order against bare INSERTs',
        value: median(rounds.map(round => round.ours / round.bare)),
        unit: 'x',
        atLeast: 0.5,
        from: `${ours.toFixed(0)}/s over HTTP and ${bare.toFixed(0)}/s bare, ${LINES} lines, concurrency ${CONCURRENCY}, median of ${ROUNDS}`,
      },
    ]);
  } finally {
    await pool.end();
    await server.stop();
  }
};

export { liftCaps };
