import { aBillScene, type BillScene, ordered, settled, staffBillOf } from '../scenes/a-bill-scene.ts';
import { aStaff, type TestStaff } from '../scenes/a-staff.ts';
import type { SandboxServer } from './a-sandbox.ts';

/** A venue with a receipt printer of the sandbox at its counter. */
export type Counter = BillScene & {
  readonly owner: TestStaff;
  readonly printer: string;
  /** The printer's name in the sandbox. */
  readonly box: string;
};

let count = 0;

/** Sets up a printer that staff print papers on; answers with its id. */
export const addCounterPrinter = async (
  owner: TestStaff,
  box: string,
  over: object = {},
): Promise<string> => {
  const body = {
    name: `Printer ${box}`,
    kind: 'epos' as const,
    address: `sandbox:${box}`,
    columns: 42 as const,
    code_page: 'windows1257' as const,
    stations: [],
    prints: 'papers' as const,
    ...over,
  };
  return (await owner.call('POST /console/{venue}/printers', { venue: owner.venue, body })).printer.id;
};

/** What happens at counters, on one server with its sandbox. */
export const counters = ({ server, sandbox }: Pick<SandboxServer, 'server' | 'sandbox'>) => {
  const read = async <T>(box: string, what: string): Promise<T> =>
    (await fetch(`${sandbox.address}/printer/${box}/${what}`)).json() as Promise<T>;
  const workedWith = async (): Promise<number> => {
    const { rows } = await server.database.pool.query(
      `select p.id from printer p where p.busy_by is not null or p.try_at <= $1 and exists (
         select from print_job j where j.printer_id = p.id and j.state in ('waiting', 'printing'))`,
      [new Date(server.clock.now())],
    );
    return rows.length;
  };
  /** Until no printer is being worked with, or would be. */
  const printed = async (): Promise<void> => {
    for (let round = 0; round < 2; round += 1) {
      await server.jobs.runNow('print-tickets');
      while ((await workedWith()) > 0) await new Promise(done => setTimeout(done, 20));
    }
  };
  return {
    aCounter: async (over: object = {}): Promise<Counter> => {
      const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
      const owner = await aStaff(server, scene.venue, 'owner');
      count += 1;
      const box = `counter-${count}`;
      return { ...scene, owner, printer: await addCounterPrinter(owner, box, over), box };
    },
    /** What came out, read off the paper. */
    papers: async (box: string): Promise<string[]> =>
      (await read<{ text: string }[]>(box, 'papers')).map(({ text }) => text),
    /** How often the drawer at a printer was opened. */
    drawer: async (box: string): Promise<number> => (await read<{ opened: number }>(box, 'drawer')).opened,
    trouble: async (box: string, state: object): Promise<void> => {
      await fetch(`${sandbox.address}/printer/${box}/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(state),
      });
    },
    printed,
    /** A while later, a minute unless said: whatever was to be tried again is tried. */
    later: async (ms = 61_000): Promise<void> => {
      server.clock.advance(ms);
      await printed();
    },
    /** A bill that a waiter takes in cash, with a tip of 2; answers with the payment. */
    paidInCash: async (
      counter: BillScene,
      dishes: readonly string[] = ['soup', 'beer', 'beer'],
    ): Promise<string> => {
      // Payments of one moment stand in no order.
      server.clock.advance(1_000);
      await ordered(counter.phone, dishes);
      const { id } = await staffBillOf(counter);
      return (await settled(counter, id, { tip: 200 })).payments.at(-1)?.uuid ?? '';
    },
  };
};
