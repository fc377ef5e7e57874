import type { Sandbox } from '@tableside/sandbox';
import { aBridgeFolder, startBridge, type TestBridge } from '@tableside/testkit/doubles/a-bridge.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aBillScene, type BillScene } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aLine, type TestLine } from '@tableside/testkit/server/a-line.ts';
import type { TestServer } from '@tableside/testkit/server/server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let sandbox: Sandbox;
let stop: SandboxServer['stop'];
let rawPort: string;
beforeAll(async () => {
  ({ server, sandbox, stop } = await sandboxServer());
  const page = await (await fetch(`${sandbox.address}/printer`)).text();
  rawPort = /127\.0\.0\.1 port (\d+)/.exec(page)?.[1] ?? '';
});
afterAll(() => stop());

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

let count = 0;
type Place = BillScene & {
  readonly owner: TestStaff;
  readonly box: string;
  readonly printer: string;
  readonly bridgeId: string;
  /** The cable between bridge and server. */
  readonly cable: TestLine;
  readonly start: (pairing?: string) => TestBridge;
  readonly bridge: TestBridge;
  readonly newCode: () => Promise<string>;
};

const bridgesOf = async ({ owner, venue }: Pick<Place, 'owner' | 'venue'>) =>
  (await owner.call('GET /console/{venue}/bridges', { venue: venue.id })).bridges;
const untilConnected = (bridge: TestBridge) => expect.poll(bridge.output).toContain('Connected.');

/** A venue whose kitchen prints through a bridge, which is a process of its own at the end of a cable. */
const aPlace = async (kind: 'epos' | 'escpos-tcp' = 'epos'): Promise<Place> => {
  const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
  const owner = await aStaff(server, scene.venue, 'owner');
  const venue = scene.venue.id;
  count += 1;
  const box = kind === 'epos' ? `behind-${count}` : 'raw';
  const cable = await aLine(Number(new URL(server.url).port));
  const { folder, remove } = aBridgeFolder();
  ends.push(remove, cable.close);
  const { bridge: made, code } = await owner.call('POST /console/{venue}/bridges', {
    venue,
    body: { name: 'Back office' },
  });
  const also = [new URL(sandbox.address).host, `127.0.0.1:${rawPort}`];
  const start = (pairing?: string): TestBridge => {
    const program = startBridge(folder, { also, ...(pairing !== undefined && { pairing }) });
    ends.push(program.killNine);
    return program;
  };
  const bridge = start(`${code}@http://127.0.0.1:${cable.port}`);
  await untilConnected(bridge);
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
    },
  });
  const newCode = async () =>
    (
      await owner.call('POST /console/{venue}/bridges/{bridge}/code', {
        venue,
        bridge: made.id,
        body: {},
      })
    ).code;
  return { ...scene, owner, box, printer: printer.id, bridgeId: made.id, cable, start, bridge, newCode };
};

const papers = async ({ box }: Pick<Place, 'box'>): Promise<string[]> =>
  ((await (await fetch(`${sandbox.address}/printer/${box}/papers`)).json()) as { text: string }[]).map(
    ({ text }) => text,
  );
const trouble = async ({ box }: Pick<Place, 'box'>, state: object): Promise<void> => {
  await fetch(`${sandbox.address}/printer/${box}/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state),
  });
};
const ofPrinter = async (text: string, { printer }: Pick<Place, 'printer'>) =>
  (await server.database.pool.query(text, [printer])).rows;
/** Rounds until the server lets go of the printer. */
const printed = async (place: Place): Promise<void> => {
  for (let round = 0; round < 2; round += 1) {
    await server.jobs.runNow('print-tickets');
    await expect
      .poll(() => ofPrinter('select 1 from printer where id = $1 and busy_by is not null', place))
      .toEqual([]);
  }
};
const waiting = (place: Place) =>
  ofPrinter(`select 1 from print_job where printer_id = $1 and state in ('waiting', 'printing')`, place);
/** Tries again as often as a server does, until nothing waits. */
const untilAllPrinted = (place: Place) =>
  expect
    .poll(
      async () => {
        server.clock.advance(61_000);
        await printed(place);
        return waiting(place);
      },
      { timeout: 60_000 },
    )
    .toEqual([]);
const problem = async ({ owner, venue }: Place) =>
  (await owner.call('GET /console/{venue}/printers', { venue: venue.id })).printers[0]?.problem;

describe('a ticket through a bridge', () => {
  it.each(['epos', 'escpos-tcp'] as const)(
    'comes out of a printer by %s once, in the venue’s letters',
    async kind => {
      const place = await aPlace(kind);
      const before = (await papers(place)).length;
      const order = await placed(place.phone, ['soup'], { comment: 'Alergija riešutams!' });
      await printed(place);
      await printed(place);
      const [ticket, ...more] = (await papers(place)).slice(before);
      expect(more).toEqual([]);
      expect(ticket).toContain(`Order ${order.order_id}`);
      expect(ticket).toContain('Alergija riešutams!');
      expect(ticket).not.toContain('COPY');
      expect(await problem(place)).toBeNull();
    },
  );

  it('waits without paper, says so, and comes out once when there is some', async () => {
    const place = await aPlace();
    await trouble(place, { paper_out: true });
    await placed(place.phone);
    await printed(place);
    expect(await problem(place)).toBe('paper_out');
    await trouble(place, { paper_out: false });
    await untilAllPrinted(place);
    const [ticket, ...more] = await papers(place);
    expect(more).toEqual([]);
    expect(ticket).not.toContain('COPY');
  });

  it('a test page comes out at once, and how a printer stands is told', async () => {
    const place = await aPlace();
    const test = () =>
      place.owner.call('POST /console/{venue}/printers/{printer}/test', {
        venue: place.venue.id,
        printer: place.printer,
        body: {},
      });
    expect(await test()).toEqual({ outcome: 'printed' });
    await trouble(place, { cover_open: true });
    expect(await test()).toEqual({ outcome: 'cover_open' });
  });
});

describe('when the line is lost', () => {
  it('a ticket waits while the bridge is away, which is said, and comes out once, without a mark, when it is back', async () => {
    const place = await aPlace();
    await place.bridge.stop();
    await placed(place.phone);
    await printed(place);
    expect(await problem(place)).toBe('bridge_away');
    expect(await papers(place)).toEqual([]);
    await untilConnected(place.start());
    await untilAllPrinted(place);
    const [ticket, ...more] = await papers(place);
    expect(more).toEqual([]);
    expect(ticket).not.toContain('COPY');
  });

  it('a printed ticket whose answer is swallowed comes out once, without a mark', async () => {
    const place = await aPlace();
    await trouble(place, { slow_ms: 800 });
    await placed(place.phone);
    const round = printed(place);
    await expect
      .poll(() =>
        ofPrinter(
          'select 1 from bridge_request r join print_job j on j.id = r.job_id where j.printer_id = $1 and r.handed_at is not null',
          place,
        ),
      )
      .toHaveLength(1);
    place.cable.silence();
    await expect.poll(() => papers(place)).toHaveLength(1);
    await place.bridge.killNine();
    place.cable.mend();
    await untilConnected(place.start());
    await round;
    await untilAllPrinted(place);
    const [ticket, ...more] = await papers(place);
    expect(more).toEqual([]);
    expect(ticket).not.toContain('COPY');
  });

  it('a bridge whose plug is pulled while it prints leaves a ticket that may be on paper: it comes again, marked', async () => {
    const place = await aPlace();
    await trouble(place, { slow_ms: 2_000 });
    await placed(place.phone);
    const round = printed(place);
    await expect.poll(() => place.bridge.output()).toContain('Connected.');
    await expect
      .poll(() =>
        ofPrinter(
          'select 1 from bridge_request r join print_job j on j.id = r.job_id where j.printer_id = $1 and r.handed_at is not null',
          place,
        ),
      )
      .toHaveLength(1);
    await place.bridge.killNine();
    await trouble(place, { slow_ms: 0 });
    await untilConnected(place.start());
    await round;
    await untilAllPrinted(place);
    const all = await papers(place);
    expect(all.filter(text => !text.includes('COPY')).length).toBeLessThanOrEqual(1);
    expect(all.length).toBeGreaterThanOrEqual(1);
    expect(all.length - all.filter(text => text.includes('COPY')).length).toBeLessThanOrEqual(1);
  });

  it('a ticket that was handed over into a dead line is handed over again', async () => {
    const place = await aPlace();
    // What the server sends from here on gets nowhere, and nobody is told.
    place.cable.swallowAnswers();
    await placed(place.phone);
    await printed(place);
    expect(await papers(place)).toEqual([]);
    place.cable.mend();
    await untilAllPrinted(place);
    const [ticket, ...more] = await papers(place);
    expect(more).toEqual([]);
    expect(ticket).not.toContain('COPY');
  });
});
