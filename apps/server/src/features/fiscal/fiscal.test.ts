import { aBridgeFolder, startBridge } from '@tableside/testkit/doubles/a-bridge.ts';
import { aFiscalScene, type FiscalScene } from '@tableside/testkit/doubles/a-fiscal-counter.ts';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { pdfText } from '@tableside/testkit/pdf-text.ts';
import { someLegal } from '@tableside/testkit/scenes/a-legal.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginReceipt } from './receipts/receipt-store.ts';
import { fiscalSaleOf } from './receipts/sale-of.ts';

let world: SandboxServer;
let scene: FiscalScene;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await fetch(`${world.sandbox.address}/control/reset`, { method: 'POST' });
  scene = await aFiscalScene(world);
});

type Row = { state: string; number: number | null; device: string | null; said_by: string | null };
const rowOf = async (payment: string): Promise<Row | undefined> =>
  (
    await world.server.database.pool.query<Row>(
      'select state, number, device, said_by from fiscal_receipt where payment_id = $1',
      [payment],
    )
  ).rows[0];
const totals = async (): Promise<number[]> => (await scene.printed()).map(({ total }) => total);

describe('a payment in person', () => {
  it('gets one fiscal receipt: dishes at what was paid for them, without the tip; its number is on the guest’s receipt', async () => {
    await scene.setUp();
    const payment = await scene.paid(['soup', 'soup', 'steak'], 300);
    await scene.look();
    await scene.look();
    const [receipt, ...more] = await scene.printed();
    expect(more).toEqual([]);
    expect(receipt?.lines.some(line => / 2 x \d+ = \d+ B$/.test(line))).toBe(true);
    expect(receipt?.total).toBe(2_900);
    expect(await rowOf(payment)).toMatchObject({ state: 'issued', number: 1, device: 'ZBX 1234567890' });
    expect((await scene.shown()).open).toEqual([]);
    const pdf = await scene.phone.fetch(`/api/payments/receipt/${payment}/pdf`);
    expect(await pdfText(Buffer.from(await pdf.arrayBuffer()))).toMatch(/1.*ZBX 1234567890|ZBX 1234567890/s);
  });

  it('before it is switched on, or where it is switched off, gets none', async () => {
    await scene.setUp({ on: false });
    await scene.paid(['soup']);
    await scene.look();
    world.server.clock.advance(1_000);
    await scene.setUp();
    await scene.look();
    expect(await scene.printed()).toEqual([]);
    world.server.clock.advance(1_000);
    await scene.paid(['steak']);
    await scene.look();
    expect(await totals()).toHaveLength(1);
  });

  it('waits for paper, says so, and is printed once there is some', async () => {
    await scene.setUp();
    await scene.trouble({ paper_out: true });
    const payment = await scene.paid(['soup']);
    await scene.look();
    expect((await scene.shown()).open).toMatchObject([{ payment, state: 'waiting', problem: 'no_paper' }]);
    await scene.trouble({ paper_out: false });
    world.server.clock.advance(10_000);
    await scene.look();
    expect(await totals()).toHaveLength(1);
  });

  it('waits behind an older one while the printer takes none: they come out in their order', async () => {
    await scene.setUp();
    await scene.trouble({ paper_out: true });
    const first = await scene.paid(['soup']);
    await scene.look();
    await scene.trouble({ paper_out: false });
    const second = await scene.paid(['steak']);
    await scene.look();
    expect([(await rowOf(first))?.state, (await rowOf(second))?.state]).toEqual(['waiting', 'waiting']);
    world.server.clock.advance(10_000);
    await scene.look();
    expect([(await rowOf(first))?.number, (await rowOf(second))?.number]).toEqual([1, 2]);
  });

  it('at a venue that pays no VAT is printed as exempt, whatever its usual rate says', async () => {
    scene = await aFiscalScene(world, { legal: { ...someLegal, vatCode: null, vatPercent: 8 } });
    await scene.setUp();
    await scene.paid(['soup']);
    await scene.look();
    expect((await scene.printed()).flatMap(({ lines }) => lines)).toEqual([
      expect.stringMatching(/ 1 x \d+ = \d+ G$/),
    ]);
  });

  it('at a venue that has not said who sells waits, and says that nobody knows its rate', async () => {
    scene = await aFiscalScene(world, { legal: null });
    await scene.setUp();
    const payment = await scene.paid(['soup']);
    await scene.look();
    expect((await scene.shown()).open).toMatchObject([
      { payment, state: 'waiting', problem: 'rate_unknown' },
    ]);
    expect(await scene.printed()).toEqual([]);
  });

  it('whose answer is lost is asked about before anything else is printed, and never printed twice', async () => {
    await scene.setUp();
    await scene.trouble({ cut: 1 });
    const first = await scene.paid(['soup']);
    await scene.look();
    expect((await scene.shown()).open).toMatchObject([{ payment: first, state: 'unknown' }]);
    const second = await scene.paid(['steak']);
    await scene.look();
    expect(await scene.printed()).toEqual([]);
    for (let rounds = 0; rounds < 4; rounds += 1) {
      world.server.clock.advance(30_000);
      await scene.look();
    }
    expect(await totals()).toHaveLength(2);
    expect([(await rowOf(first))?.state, (await rowOf(second))?.state]).toEqual(['issued', 'issued']);
  });

  it('of which a server died before it asked is printed once the server is believed dead, and once', async () => {
    await scene.setUp();
    const payment = await scene.paid(['soup']);
    await scene.trouble({ busy: true });
    await scene.look();
    await scene.trouble({ busy: false });
    const sale = {
      lines: [{ name: 'Soup', quantity: 1, price: 550, rate: 8 }],
      total: 550,
      paidBy: 'cash',
    } as const;
    const mark = { device: 'ZBX 1234567890', completed: 0 };
    expect(await beginReceipt(world.server.database.run, payment, sale, mark)).toBe(true);
    expect(await beginReceipt(world.server.database.run, payment, sale, mark)).toBe(false);
    for (let rounds = 0; rounds < 4; rounds += 1) {
      world.server.clock.advance(200_000);
      await scene.look();
    }
    expect(await totals()).toHaveLength(1);
    expect((await rowOf(payment))?.state).toBe('issued');
  });

  it('that nobody can know is decided by who looks at the paper, once', async () => {
    await scene.setUp();
    await scene.trouble({ cut: 1 });
    const payment = await scene.paid(['soup']);
    await scene.look();
    const decide = { venue: scene.venue.id, payment, body: { number: 77 } };
    expect(await scene.staff.failure('POST /console/{venue}/fiscal/{payment}/settle', decide)).toBe(
      'not_allowed',
    );
    const { open } = await scene.owner.call('POST /console/{venue}/fiscal/{payment}/settle', decide);
    expect(open).toEqual([]);
    expect(await rowOf(payment)).toMatchObject({ state: 'issued', number: 77, said_by: 'The owner' });
    expect(await scene.owner.failure('POST /console/{venue}/fiscal/{payment}/settle', decide)).toBe(
      'not_found',
    );
  });

  it('through a bridge is printed by the program in the venue’s network', { timeout: 60_000 }, async () => {
    const { bridge, code } = await scene.owner.call('POST /console/{venue}/bridges', {
      venue: scene.venue.id,
      body: { name: 'Back office' },
    });
    const address = await scene.port();
    const { folder, remove } = aBridgeFolder();
    const program = startBridge(folder, { pairing: `${code}@${world.server.url}`, also: [address] });
    try {
      await expect.poll(program.output, { timeout: 20_000 }).toContain('Connected.');
      await scene.setUp({ address, bridge: bridge.id });
      const test = await scene.owner.call('POST /console/{venue}/fiscal/test', {
        venue: scene.venue.id,
        body: {},
      });
      expect(test).toEqual({ outcome: 'ready', device: 'ZBX 1234567890' });
      const payment = await scene.paid(['soup']);
      await scene.look();
      expect(await rowOf(payment)).toMatchObject({ state: 'issued', number: 1 });
      await program.killNine();
      await scene.paid(['steak']);
      await scene.look();
      expect((await scene.shown()).open).toMatchObject([{ state: 'waiting', problem: 'away' }]);
      expect(await totals()).toHaveLength(1);
    } finally {
      await program.killNine();
      remove();
    }
  });
});

describe('setting it up', () => {
  it('says how it stands, and where it cannot stand', async () => {
    await scene.setUp({ on: false });
    await scene.trouble({ cover_open: true });
    const here = { venue: scene.venue.id };
    expect(await scene.owner.call('POST /console/{venue}/fiscal/test', { ...here, body: {} })).toEqual({
      outcome: 'cover_open',
      device: '',
    });
    const body = { kind: 'posnet' as const, address: '127.0.0.1:6666', bridge: null, on: false, revision: 1 };
    for (const [address, why] of [
      ['http://x', 'invalid'],
      ['127.0.0.1:6666', 'not_allowed'],
    ] as const) {
      const heard = scene.owner.call('POST /console/{venue}/fiscal', { ...here, body: { ...body, address } });
      await expect(heard).rejects.toMatchObject({ details: { fields: { address: why } } });
    }
  });

  it('prints in złoty alone', async () => {
    const other = await aTableScene(world.server);
    const owner = await aStaff(world.server, other.venue, 'owner');
    const body = { kind: 'posnet' as const, address: 'sandbox', bridge: null, on: true, revision: 0 };
    const heard = owner.call('POST /console/{venue}/fiscal', { venue: other.venue.id, body });
    await expect(heard).rejects.toMatchObject({ details: { fields: { on: 'currency' } } });
  });

  it('while nobody knows of a receipt, no other printer takes its place', async () => {
    await scene.setUp();
    await scene.trouble({ cut: 1 });
    await scene.paid(['soup']);
    await scene.look();
    await expect(scene.setUp({ address: 'sandbox:other' })).rejects.toMatchObject({
      details: { fields: { address: 'in_use' } },
    });
  });

  it('one of which nobody knows is shown, and keeps the printer, also behind a hundred older ones that wait', async () => {
    await scene.setUp();
    await scene.trouble({ cut: 1 });
    const payment = await scene.paid(['soup']);
    await scene.look();
    await world.server.database.pool.query(
      `with more as (
         insert into payment select made.* from payment p, generate_series(1, 100) n, lateral jsonb_populate_record(p,
           jsonb_build_object('id', gen_random_uuid(), 'provider_key', 'more-' || n)) made
         where p.id = $1 returning id, venue_id, captured_at)
       insert into fiscal_receipt (payment_id, venue_id, state, due_at, try_at)
       select id, venue_id, 'waiting', captured_at - interval '1 hour', captured_at from more`,
      [payment],
    );
    const { open } = await scene.shown();
    expect(open).toHaveLength(100);
    expect(open[0]).toMatchObject({ payment, state: 'unknown' });
    await expect(scene.setUp({ address: 'sandbox:other' })).rejects.toMatchObject({
      details: { fields: { address: 'in_use' } },
    });
  });
});

describe('what it says of a payment', () => {
  const piece = (over: object) =>
    ({ kind: 'item', name: 'Żurek', amount: 1850, vatPercent: null, ...over }) as never;
  const usual = { seller: { vatCode: 'PL5261040828', vatPercent: 8 }, fee: 'Opłata' };
  it('is each dish at what was paid for it and at its own rate, alike ones together; tips and gifts are no sale', () => {
    const pieces = [
      piece({}),
      piece({}),
      piece({ name: 'Piwo', amount: 1200, vatPercent: 23 }),
      piece({ name: 'Gratis', amount: 0 }),
      piece({ kind: 'tip', name: '', amount: 500 }),
      piece({ kind: 'donation', name: 'Schronisko', amount: 500 }),
    ];
    expect(fiscalSaleOf({ pieces, fee: 100 as never, method: 'worldline' }, usual)).toEqual({
      lines: [
        { name: 'Żurek', price: 1850, rate: 8, quantity: 2 },
        { name: 'Piwo', price: 1200, rate: 23, quantity: 1 },
        { name: 'Opłata', price: 100, rate: 8, quantity: 1 },
      ],
      total: 5000,
      paidBy: 'card',
    });
    expect(
      fiscalSaleOf({ pieces: [piece({ kind: 'tip' })], fee: 0 as never, method: 'cash' }, usual),
    ).toBeNull();
  });

  it('is exempt where the venue pays no VAT, also what was ordered while it still paid some; nothing where nobody said who sells', () => {
    const sold = { pieces: [piece({ vatPercent: 23 })], fee: 100 as never, method: 'cash' };
    const exempt = fiscalSaleOf(sold, { ...usual, seller: { vatCode: null, vatPercent: 8 } });
    expect(exempt).toMatchObject({ lines: [{ rate: null }, { rate: null }], total: 1950 });
    expect(fiscalSaleOf(sold, { ...usual, seller: null })).toBe('rate_unknown');
    const tip = { ...sold, pieces: [piece({ kind: 'tip' })], fee: 0 as never };
    expect(fiscalSaleOf(tip, { ...usual, seller: null })).toBeNull();
  });
});
