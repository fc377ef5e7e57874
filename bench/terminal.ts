import { aBareTerminal } from '../packages/testkit/src/doubles/a-bare-terminal.ts';
import { poolOf } from './support/database.ts';
import { call, plainItems, scan } from './support/guest.ts';
import { percentile } from './support/measure.ts';
import { signInOwner } from './support/owner.ts';
import { startBridgeProgram } from './support/paper.ts';
import { report } from './support/report.ts';
import { startServer } from './support/server-process.ts';

const SALES = 150;
/** Sales until what is compiled once is compiled. */
const WARM = 10;
const DECLINED = { result: 'FAIL', responseCode: '116', responseText: 'DECLINED' };

/** From a waiter's tap to the sum at the terminal. */
export const run = async (): Promise<void> => {
  const server = await startServer({ env: { TERMINAL_ALLOW_PRIVATE: '1' } });
  const pool = poolOf(server.dataDir, 2);
  let came = Promise.withResolvers<number>();
  const box = await aBareTerminal(() => {
    came.resolve(performance.now());
    return DECLINED;
  });
  let bridge: Awaited<ReturnType<typeof startBridgeProgram>> | null = null;
  try {
    await pool.query(`update venue set settings = settings || '{"acceptance": "auto", "presence": "off", "capacity": null,
      "functionalities": ["order", "skip-payment", "pay-go"]}', revision = revision + 1`);
    const { rows } = await pool.query(`select venue_id from venue_table where code = 'CAFE-1'`);
    const asOwner = (await signInOwner(server.base)).at(rows[0].venue_id);
    const phone = await scan(server.base, 'CAFE-1');
    const [item = ''] = await plainItems(server.base, phone);
    await call(server.base, phone, `/cart/${phone.session}/add`, { menu_item_id: item, quantity: 1 });
    await call(server.base, phone, `/cart/${phone.session}/place-order`, {});
    type Bills = { readonly bills: readonly { readonly id: string; readonly left: number }[] };
    const bill = (await asOwner<Bills>('/bills')).bills.find(({ left }) => left > 0);
    if (!bill) throw new Error('nothing is to be paid');
    const settings = { name: 'Bar', kind: 'ecr-websocket', address: box.address, table: null };
    type Made = { readonly terminal: { readonly id: string } };
    const { terminal } = await asOwner<Made>('/terminals', { ...settings, bridge: null });
    type Sale = { readonly sale: { readonly uuid: string; readonly state: string } };
    const sell = async (): Promise<number> => {
      came = Promise.withResolvers<number>();
      const started = performance.now();
      const { sale } = await asOwner<Sale>(`/bills/${bill.id}/terminal-sale`, { terminal: terminal.id });
      const waited = (await came.promise) - started;
      for (let state = sale.state; state === 'processing'; ) {
        state = (await asOwner<Sale>(`/terminal-sales/${sale.uuid}`)).sale.state;
      }
      return waited;
    };
    const timed = async (): Promise<number[]> => {
      const waits: number[] = [];
      for (let each = 0; each < SALES + WARM; each += 1) waits.push(await sell());
      return waits.slice(WARM);
    };
    const direct = await timed();
    type Code = { readonly code: string; readonly bridge: { readonly id: string } };
    const { code, bridge: made } = await asOwner<Code>('/bridges', { name: 'Back office' });
    bridge = await startBridgeProgram(`${code}@${server.base}`, [box.address]);
    await asOwner(`/terminals/${terminal.id}`, { ...settings, bridge: made.id, revision: 0 });
    const through = await timed();
    const half = (waits: readonly number[]): string => `${percentile(waits, 0.5).toFixed(0)} ms`;
    report('terminal', [
      {
        what: 'tap on Pay to the sum at the terminal, through a bridge, p99',
        value: percentile(through, 0.99),
        unit: 'ms',
        atMost: 1_000,
        from: `${SALES} sales, one after the other; p50 ${half(through)}`,
      },
      {
        what: 'the same against a server that calls by itself, p50',
        value: percentile(through, 0.5) / percentile(direct, 0.5),
        unit: 'x',
        from: `${half(through)} and ${half(direct)}; p99 without a bridge ${percentile(direct, 0.99).toFixed(0)} ms`,
      },
    ]);
  } finally {
    bridge?.stop();
    box.close();
    await pool.end();
    await server.stop();
  }
};
