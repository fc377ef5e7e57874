import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '../../../../apps/sandbox/src/sandbox.ts';
import { aBillScene, type BillScene } from '../scenes/a-bill-scene.ts';
import { aStaff, type TestStaff } from '../scenes/a-staff.ts';
import { aLine, type TestLine } from '../server/a-line.ts';
import type { TestServer } from '../server/server.ts';
import { aBridgeFolder, startBridge, type TestBridge } from './a-bridge.ts';

/** A kitchen that prints through a bridge, which is a process of its own at the end of a cable. */
export type BridgedKitchen = BillScene & {
  readonly owner: TestStaff;
  readonly printer: string;
  readonly bridgeId: string;
  readonly address: string;
  /** The cable between bridge and server. */
  readonly cable: TestLine;
  readonly bridge: TestBridge;
  /** Starts the program again, where its folder is. */
  readonly start: (pairing?: string) => TestBridge;
  readonly newCode: () => Promise<string>;
  /** What the bridge wrote down of what it did. */
  readonly notes: () => string;
  readonly papers: () => Promise<string[]>;
  readonly trouble: (state: object) => Promise<void>;
  /** Rounds until the server lets go of the printer. */
  readonly printed: () => Promise<void>;
  /** Papers that are not out yet. */
  readonly waiting: () => Promise<number>;
  /** A request that the bridge may know of. */
  readonly handed: () => Promise<number>;
  readonly problem: () => Promise<string | null | undefined>;
  readonly end: () => Promise<void>;
};

const rawPortOf = async (sandbox: Pick<Sandbox, 'address'>): Promise<string> => {
  const page = await (await fetch(`${sandbox.address}/printer`)).text();
  return /127\.0\.0\.1 port (\d+)/.exec(page)?.[1] ?? '';
};

let count = 0;

export const aBridgedKitchen = async (
  server: TestServer,
  sandbox: Pick<Sandbox, 'address'>,
  kind: 'epos' | 'escpos-tcp' = 'epos',
  /** Other settings of the printer. */
  over: object = {},
): Promise<BridgedKitchen> => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const owner = await aStaff(server, scene.venue, 'owner');
  const venue = scene.venue.id;
  count += 1;
  const box = kind === 'epos' ? `behind-${count}` : 'raw';
  const rawPort = await rawPortOf(sandbox);
  const cable = await aLine(Number(new URL(server.url).port));
  const { folder, remove } = aBridgeFolder();
  const { bridge: made, code } = await owner.call('POST /console/{venue}/bridges', {
    venue,
    body: { name: 'Back office' },
  });
  const programs: TestBridge[] = [];
  const also = [new URL(sandbox.address).host, `127.0.0.1:${rawPort}`];
  const start = (pairing?: string): TestBridge => {
    const program = startBridge(folder, { also, ...(pairing !== undefined && { pairing }) });
    programs.push(program);
    return program;
  };
  const bridge = start(`${code}@http://127.0.0.1:${cable.port}`);
  const { printer } = await owner.call('POST /console/{venue}/printers', {
    venue,
    body: {
      name: `Printer ${box}`,
      kind,
      address: kind === 'epos' ? `${sandbox.address}/printer/${box}` : `127.0.0.1:${rawPort}`,
      columns: 42,
      code_page: 'windows1257',
      stations: [],
      bridge: made.id,
      ...over,
    },
  });
  const counted = async (text: string): Promise<number> =>
    (await server.database.pool.query(text, [printer.id])).rows.length;
  const printed = async (): Promise<void> => {
    for (let round = 0; round < 2; round += 1) {
      await server.jobs.runNow('print-tickets');
      while ((await counted('select 1 from printer where id = $1 and busy_by is not null')) > 0)
        await new Promise(done => setTimeout(done, 20));
    }
  };
  const papers = async (): Promise<string[]> =>
    ((await (await fetch(`${sandbox.address}/printer/${box}/papers`)).json()) as { text: string }[]).map(
      ({ text }) => text,
    );
  return {
    ...scene,
    owner,
    printer: printer.id,
    bridgeId: made.id,
    address: printer.address,
    cable,
    bridge,
    start,
    newCode: async () => {
      const one = { venue, bridge: made.id, body: {} };
      return (await owner.call('POST /console/{venue}/bridges/{bridge}/code', one)).code;
    },
    notes: () => readFileSync(join(folder, 'done.jsonl'), { encoding: 'utf8', flag: 'a+' }),
    papers,
    trouble: async state => {
      await fetch(`${sandbox.address}/printer/${box}/state`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(state),
      });
    },
    printed,
    waiting: () =>
      counted(`select 1 from print_job where printer_id = $1 and state in ('waiting', 'printing')`),
    handed: () =>
      counted(
        `select 1 from bridge_request r join print_job j on j.id = r.job_id
         where j.printer_id = $1 and r.handed_at is not null`,
      ),
    problem: async () => (await owner.call('GET /console/{venue}/printers', { venue })).printers[0]?.problem,
    end: async () => {
      for (const program of programs) await program.killNine();
      await cable.close();
      remove();
    },
  };
};
