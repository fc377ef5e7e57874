import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liftCaps } from './place-order.ts';
import { startBare } from './support/bare-process.ts';
import { poolOf } from './support/database.ts';
import { call, plainItems, scan } from './support/guest.ts';
import { send } from './support/http.ts';
import { median, rate } from './support/measure.ts';
import { cpuMs } from './support/process-tree.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';
import { addTables, tableCodeOf } from './support/tables.ts';

const JOURNEYS = 200;
const CONCURRENCY = 8;
const ROUNDS = 5;

type Cart = { readonly cart: readonly { readonly cart_item_id: string }[] };

/** Scan, menu, four lines, a change, order, status: what one guest asks of the server in an evening. */
const journey = async (base: string, items: readonly string[], guest: number): Promise<void> => {
  const phone = await scan(base, tableCodeOf(guest));
  await send(`${base}/api/get-menu-categories/${phone.session}`, {
    headers: { cookie: phone.cookie, 'accept-encoding': 'br' },
  });
  let cart: Cart = { cart: [] };
  for (const item of items.slice(0, 4)) {
    cart = await call<Cart>(base, phone, `/cart/${phone.session}/add`, { menu_item_id: item, quantity: 1 });
  }
  const line = cart.cart[0]?.cart_item_id ?? '';
  await call(base, phone, `/cart/${phone.session}/update-quantity`, { cart_item_id: line, quantity: 2 });
  await call(base, phone, `/cart/${phone.session}/place-order`, {});
  await call(base, phone, `/orders/get-orders/${phone.session}`);
};

/** Bare node:http that sends a venue's menu as a phone that takes `encoding` gets it. */
const bareMenu = async (base: string, code: string, encoding: string) => {
  const phone = await scan(base, code);
  const menu = await send(`${base}/api/get-menu-categories/${phone.session}`, {
    headers: { cookie: phone.cookie, 'accept-encoding': encoding },
  });
  const file = join(mkdtempSync(join(tmpdir(), 'tableside-menu-')), 'menu');
  writeFileSync(file, menu.body);
  return { ...(await startBare('bare-http.ts', [file])), bytes: menu.body.length };
};

/** CPU of a whole guest journey, and its rate against bare node:http sending that menu. */
export const run = async (): Promise<void> => {
  const server = await startServer({});
  const pool = poolOf(server.dataDir, 1);
  try {
    await liftCaps(pool);
    await addTables(pool, JOURNEYS * (ROUNDS + 1));
    let guest = 0;
    const nextJourney = () => {
      guest += 1;
      return journey(server.base, items, guest);
    };
    const phone = await scan(server.base, 'CAFE-1');
    const items = await plainItems(server.base, phone);
    const bare = await bareMenu(server.base, 'CAFE-1', 'br');
    const large = await bareMenu(server.base, 'VILNIUS-1', 'identity');
    await rate(JOURNEYS, CONCURRENCY, nextJourney);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const reference = await rate(20_000, CONCURRENCY, () => send(bare.base));
      const largeReference = await rate(4000, CONCURRENCY, () => send(large.base));
      const before = cpuMs(server.pid);
      const ours = await rate(JOURNEYS, CONCURRENCY, nextJourney);
      rounds.push({ reference, largeReference, ours, cpu: (cpuMs(server.pid) - before) / JOURNEYS });
    }
    bare.stop();
    large.stop();
    const ours = median(rounds.map(round => round.ours));
    const reference = median(rounds.map(round => round.reference));
    const largeReference = median(rounds.map(round => round.largeReference));
    report('journey', [
      {
        what: 'CPU of a guest journey, server and database',
        value: median(rounds.map(round => round.cpu)),
        unit: 'ms',
        atMost: 10,
        from: `${JOURNEYS} journeys of 9 requests, concurrency ${CONCURRENCY}, median of ${ROUNDS}`,
      },
      {
        what: 'journeys against bare node:http sending the menu',
        value: (100 * ours) / reference,
        unit: '%',
        atLeast: 3,
        from: `${ours.toFixed(1)} journeys/s and ${reference.toFixed(0)} menus/s of ${bare.bytes} bytes`,
      },
      {
        what: 'journeys against bare node:http sending the restaurant’s menu uncompressed',
        value: (100 * ours) / largeReference,
        unit: '%',
        from: `${largeReference.toFixed(0)} menus/s of ${large.bytes} bytes, as a phone without brotli gets it`,
      },
    ]);
  } finally {
    await pool.end();
    await server.stop();
  }
};
