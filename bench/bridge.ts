import { readFileSync } from 'node:fs';
import { aLine } from '../packages/testkit/src/server/a-line.ts';
import { poolOf } from './support/database.ts';
import { call, type Phone, plainItems, scan } from './support/guest.ts';
import { percentile } from './support/measure.ts';
import { signInOwner } from './support/owner.ts';
import { openPaper, startBridgeProgram } from './support/paper.ts';
import { report } from './support/report.ts';
import { type RunningServer, startServer } from './support/server-process.ts';

const ORDERS = 150;
const PULLS = 1_000;
/** Between two pulls, at most, in milliseconds. */
const PULL_EVERY = 120;

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

/** A phone whose orders go straight to the kitchen, and one soup to order. */
const aGuest = async (server: RunningServer): Promise<{ phone: Phone; item: string }> => {
  const phone = await scan(server.base, 'CAFE-1');
  const [item = ''] = await plainItems(server.base, phone);
  return { phone, item };
};
const order = async (server: RunningServer, { phone, item }: { phone: Phone; item: string }) => {
  await call(server.base, phone, `/cart/${phone.session}/add`, { menu_item_id: item, quantity: 1 });
  const started = performance.now();
  const placed = await call<{ order: { order_id: string } }>(
    server.base,
    phone,
    `/cart/${phone.session}/place-order`,
    {},
  );
  return { started, id: placed.order.order_id };
};

/**
 * From the order to the first byte of its ticket at the printer, by the server itself and through a bridge; then a thousand
 * pulls at the cables of the bridge while guests order.
 */
export const run = async (): Promise<void> => {
  const server = await startServer({ env: { PRINTER_ALLOW_PRIVATE: '1' } });
  const pool = poolOf(server.dataDir, 2);
  const paper = await openPaper();
  const toServer = await aLine(Number(new URL(server.base).port));
  const toPrinter = await aLine(paper.port);
  let bridge: Awaited<ReturnType<typeof startBridgeProgram>> | null = null;
  try {
    await pool.query(`update venue set settings = settings || '{"maxOpenOrdersPerSession": 100000,
      "maxOpenOrdersPerTable": 100000, "capacity": null, "acceptance": "auto", "presence": "off", "mainLanguage": "en",
      "functionalities": ["order", "skip-payment"]}', revision = revision + 1`);
    const { rows } = await pool.query(`select venue_id from venue_table where code = 'CAFE-1'`);
    const asOwner = (await signInOwner(server.base)).at(rows[0].venue_id);
    const settings = {
      name: 'Kitchen',
      kind: 'escpos-tcp',
      columns: 42,
      code_page: 'windows1257',
      stations: [],
      table: null,
    };
    type Made = { printer: { id: string } };
    const { printer } = await asOwner<Made>('/printers', {
      ...settings,
      address: `127.0.0.1:${paper.port}`,
      bridge: null,
    });
    const guest = await aGuest(server);
    const timed = async (): Promise<number[]> => {
      const waits: number[] = [];
      for (let each = 0; each < ORDERS; each += 1) {
        const { started, id } = await order(server, guest);
        waits.push((await paper.begunAt(id)) - started);
      }
      return waits;
    };
    await order(server, guest);
    const direct = await timed();
    type Code = { code: string; bridge: { id: string } };
    const { code, bridge: made } = await asOwner<Code>('/bridges', { name: 'Back office' });
    bridge = await startBridgeProgram(`${code}@http://127.0.0.1:${toServer.port}`, [
      `127.0.0.1:${toPrinter.port}`,
    ]);
    await asOwner(`/printers/${printer.id}`, {
      ...settings,
      address: `127.0.0.1:${toPrinter.port}`,
      bridge: made.id,
      revision: 0,
    });
    const through = await timed();
    // From here on somebody pulls at the cables.
    const ids: string[] = [];
    let pulling = true;
    const guests = (async () => {
      while (pulling) {
        ids.push((await order(server, guest)).id);
        await pause(400);
      }
    })();
    for (let pull = 0; pull < PULLS; pull += 1) {
      const cable = pull % 4 === 3 ? toPrinter : toServer;
      await pause(Math.random() * PULL_EVERY);
      if (pull % 2) cable.pull();
      else cable.silence();
      await pause(Math.random() * PULL_EVERY);
      cable.mend();
    }
    pulling = false;
    await guests;
    const waiting = async (): Promise<number> =>
      (
        await pool.query(
          `select 1 from print_job where printer_id = $1 and state in ('waiting', 'printing')`,
          [printer.id],
        )
      ).rows.length;
    const began = performance.now();
    while ((await waiting()) > 0 && performance.now() - began < 240_000) await pause(250);
    const lost = ids.filter(id => paper.papersOf(id).length === 0);
    const twice = ids.filter(id => paper.papersOf(id).filter(({ isCopy }) => !isCopy).length > 1);
    const copies = ids.flatMap(id => paper.papersOf(id)).filter(({ isCopy }) => isCopy).length;
    const status = readFileSync(`/proc/${bridge.pid}/status`, 'utf8');
    const most = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
    const of = `${ids.length} tickets meanwhile, ${copies} marked as copies`;
    report('bridge', [
      {
        what: 'order to the first byte of its ticket at the printer, through a bridge, p99',
        value: percentile(through, 0.99),
        unit: 'ms',
        atMost: 500,
        from: `${ORDERS} orders, one after the other; p50 ${percentile(through, 0.5).toFixed(0)} ms`,
      },
      {
        what: 'the same against a server that prints by itself, p50',
        value: percentile(through, 0.5) / percentile(direct, 0.5),
        unit: 'x',
        from: `${percentile(through, 0.5).toFixed(0)} ms and ${percentile(direct, 0.5).toFixed(0)} ms; p99 without a bridge ${percentile(direct, 0.99).toFixed(0)} ms`,
      },
      {
        what: `lost, over ${PULLS} pulls at its cables`,
        value: lost.length,
        unit: 'tickets',
        atMost: 0,
        from: of,
      },
      { what: 'out twice without a mark', value: twice.length, unit: 'tickets', atMost: 0, from: of },
      {
        what: 'memory of the bridge, at its most',
        value: most,
        unit: 'MiB',
        atMost: 80,
        from: `${2 * ORDERS + ids.length} tickets and ${PULLS} pulls; resident, of its own process`,
      },
    ]);
  } finally {
    bridge?.stop();
    toServer.close();
    toPrinter.close();
    paper.close();
    await pool.end();
    await server.stop();
  }
};
