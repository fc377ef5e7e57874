import type { Sandbox } from '@tableside/sandbox';
import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aBillScene, type BillScene, billOf, ordered } from '@tableside/testkit/scenes/a-bill-scene.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { placed } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrintRoom } from './jobs/room.ts';

let server: TestServer;
let sandbox: Sandbox;
let stop: SandboxServer['stop'];
beforeAll(async () => {
  ({ server, sandbox, stop } = await sandboxServer());
});
afterAll(() => stop());

let count = 0;
const COURSES = ['starters', 'mains'].map(id => ({ id, name: id, displayName: { en: `The ${id}` } }));
type Kitchen = BillScene & {
  readonly owner: TestStaff;
  readonly printer: string;
  /** Its name in the sandbox. */
  readonly box: string;
};
const wish = (box: string, over: object = {}) => ({
  name: `Printer ${box}`,
  kind: 'epos' as const,
  address: `sandbox:${box}`,
  columns: 42 as const,
  code_page: 'windows1257' as const,
  stations: [] as string[],
  ...over,
});
/** A venue whose orders go straight to the kitchen, which has a printer. */
const aKitchen = async (over: object = {}): Promise<Kitchen> => {
  const scene = await aBillScene(server, {
    settings: { acceptance: 'auto', presence: 'off', courses: COURSES },
  });
  const owner = await aStaff(server, scene.venue, 'owner');
  count += 1;
  const box = `box-${count}`;
  const { printer } = await owner.call('POST /console/{venue}/printers', {
    venue: scene.venue.id,
    body: wish(box, over),
  });
  return { ...scene, owner, printer: printer.id, box };
};
const papers = async ({ box }: Pick<Kitchen, 'box'>): Promise<string[]> =>
  ((await (await fetch(`${sandbox.address}/printer/${box}/papers`)).json()) as { text: string }[]).map(
    ({ text }) => text,
  );
const trouble = async ({ box }: Kitchen, state: object): Promise<void> => {
  await fetch(`${sandbox.address}/printer/${box}/state`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state),
  });
};
/**
 * Until no printer is being worked with: a round waits half a second for its printers and leaves them to it. A second round,
 * for the first may be one that had begun, and had looked, before.
 */
const printed = async (): Promise<void> => {
  for (let round = 0; round < 2; round += 1) {
    await server.jobs.runNow('print-tickets');
    await expect.poll(workedWith).toEqual([]);
  }
};
const workedWith = async () =>
  (await server.database.pool.query('select id from printer where busy_by is not null')).rows;
/** A while later: whatever was to be tried again is tried. */
const later = async (): Promise<void> => {
  server.clock.advance(61_000);
  await printed();
};
const states = async ({ staff, venue }: Kitchen) =>
  (await staff.call('GET /console/{venue}/printers', { venue: venue.id })).printers;

describe('an accepted order', () => {
  it('comes out of the printer once, with everything a cook must know, in the venue’s letters', async () => {
    const kitchen = await aKitchen();
    const order = await placed(kitchen.phone, ['soup', 'beer'], { comment: 'Alergija riešutams!' });
    await printed();
    await later();
    const [ticket, ...more] = await papers(kitchen);
    expect(more).toEqual([]);
    expect(ticket).toContain('Table 1');
    expect(ticket).toContain(`Order ${order.order_id}`);
    expect(ticket).toContain('ALLERGY');
    expect(ticket).toContain('Alergija riešutams!');
    expect(ticket).toMatch(/1 x +.*soup/i);
    expect(ticket).not.toContain('COPY');
  });

  it('shouts a note about a dish, and comes out once more when staff note an allergy later', async () => {
    const kitchen = await aKitchen();
    const { session } = kitchen.phone;
    const body = { menu_item_id: 'soup', quantity: 1, note: 'no croutons, coeliac' };
    await kitchen.phone.call('POST /cart/{session}/add', { session, body });
    const { unique_order_number } = await placed(kitchen.phone, []);
    await printed();
    const [first] = await papers(kitchen);
    expect(first).toMatch(/ALLERGY[\s\S]*soup[\s\S]*!! no croutons, coeliac/i);
    const address = { venue: kitchen.venue.id, order: unique_order_number };
    const note = (words: string) =>
      kitchen.staff.call('POST /console/{venue}/orders/{order}/allergy', { ...address, body: { words } });
    await note('celery too, seat 2');
    await printed();
    await later();
    const [, second, ...more] = await papers(kitchen);
    expect(second).toMatch(/ALLERGY[\s\S]*celery too, seat 2[\s\S]*soup/i);
    expect(more).toEqual([]);
    await note('');
    await later();
    expect(await papers(kitchen)).toHaveLength(2);
  });

  it('waits for nothing that was accepted before there was a printer, nor for what nobody accepted', async () => {
    const scene = await aBillScene(server, { settings: { acceptance: 'auto', presence: 'off' } });
    await placed(scene.phone);
    server.clock.advance(1_000);
    const owner = await aStaff(server, scene.venue, 'owner');
    const body = wish('late');
    await owner.call('POST /console/{venue}/printers', { venue: scene.venue.id, body });
    await later();
    expect(await papers({ box: 'late' })).toEqual([]);
  });

  it('that is placed while another is being printed does not wait for the next round of the clock', async () => {
    const kitchen = await aKitchen();
    await trouble(kitchen, { slow_ms: 300 });
    await placed(kitchen.phone, ['soup']);
    await expect.poll(workedWith).not.toEqual([]);
    await placed(kitchen.second, ['beer']);
    await expect.poll(async () => (await papers(kitchen)).length).toBe(2);
  });

  it('goes to each printer with the lines of its stations', async () => {
    const kitchen = await aKitchen({ stations: ['kitchen'] });
    const body = wish(`${kitchen.box}-bar`, { stations: ['bar'], columns: 32 });
    await kitchen.owner.call('POST /console/{venue}/printers', { venue: kitchen.venue.id, body });
    await placed(kitchen.phone, ['soup', 'beer']);
    await printed();
    const [inKitchen] = await papers(kitchen);
    const [atBar] = await papers({ box: `${kitchen.box}-bar` });
    expect(inKitchen).toMatch(/soup/i);
    expect(inKitchen).not.toMatch(/beer/i);
    expect(atBar).toMatch(/beer/i);
    expect(atBar).not.toMatch(/soup/i);
  });

  it('is taken back on paper: a piece that staff take off the bill, once, and the rest when it is refused', async () => {
    const kitchen = await aKitchen();
    await ordered(kitchen.phone, ['soup', 'beer']);
    await printed();
    const bill = await billOf(kitchen.phone);
    const soup = bill.items.find(({ name }) => /soup/i.test(name));
    const { bills } = await kitchen.manager.call('GET /console/{venue}/bills', { venue: kitchen.venue.id });
    await kitchen.manager.call('POST /console/{venue}/bills/{bill}/items/void', {
      venue: kitchen.venue.id,
      bill: bills[0]?.id ?? '',
      body: { items: [soup?.id ?? ''], reason: 'They changed their mind' },
    });
    await printed();
    await later();
    const [, off, ...more] = await papers(kitchen);
    expect(more).toEqual([]);
    expect(off).toContain('DO NOT MAKE');
    expect(off).toMatch(/-1 x .*soup/i);
    expect(off).not.toMatch(/beer/i);
    const { orders } = await kitchen.staff.call('GET /console/{venue}/board', { venue: kitchen.venue.id });
    await kitchen.manager.call('POST /console/{venue}/orders/{order}/reject', {
      venue: kitchen.venue.id,
      order: orders[0]?.unique_order_number ?? '',
      body: { reason: 'Closing' },
    });
    await printed();
    const last = (await papers(kitchen)).at(-1);
    expect(last).toContain('DO NOT MAKE');
    expect(last).toMatch(/-1 x .*beer/i);
    expect(last).not.toMatch(/soup/i);
  });
});

describe('without paper', () => {
  it('nothing is lost: staff are told, tickets wait in their order and come out once, and the word goes by itself', async () => {
    const kitchen = await aKitchen();
    await trouble(kitchen, { paper_out: true });
    const stream = await openStream(kitchen.staff, `/api/console/${kitchen.venue.id}/realtime?after=0`);
    await placed(kitchen.phone, ['soup']);
    await printed();
    await stream.next('board-printers');
    await placed(kitchen.second, ['beer']);
    await printed();
    expect(await states(kitchen)).toMatchObject([{ id: kitchen.printer, problem: 'paper_out', waiting: 2 }]);
    await later();
    expect(await papers(kitchen)).toEqual([]);
    await trouble(kitchen, { paper_out: false });
    await later();
    const [first, second, ...more] = await papers(kitchen);
    expect(more).toEqual([]);
    expect(first).toMatch(/soup/i);
    expect(second).toMatch(/beer/i);
    expect(`${first}${second}`).not.toContain('COPY');
    expect(await states(kitchen)).toMatchObject([{ problem: null, since: null, waiting: 0 }]);
    stream.close();
  });

  it('a lead may throw away what waits, which is noted, and it never comes out', async () => {
    const kitchen = await aKitchen();
    await trouble(kitchen, { cover_open: true });
    await placed(kitchen.phone);
    await printed();
    const address = { venue: kitchen.venue.id, printer: kitchen.printer, body: {} };
    const CALL = 'POST /console/{venue}/printers/{printer}/drop';
    expect(await kitchen.staff.failure(CALL, address)).toBe('not_allowed');
    expect(await kitchen.manager.call(CALL, address)).toEqual({ dropped: 1 });
    await trouble(kitchen, { cover_open: false });
    await later();
    expect(await papers(kitchen)).toEqual([]);
    const { rows } = await server.database.pool.query(
      "select data from audit_log where venue_id = $1 and action = 'printer-drop'",
      [kitchen.venue.id],
    );
    expect(rows).toEqual([{ data: { tickets: 1 } }]);
  });
});

describe('when nobody knows whether paper came out', () => {
  it('a ticket whose answer was lost is printed again as a copy', async () => {
    const kitchen = await aKitchen();
    await trouble(kitchen, { lose_answers: 1 });
    await placed(kitchen.phone);
    await printed();
    await later();
    const [first, again, ...more] = await papers(kitchen);
    expect(more).toEqual([]);
    expect(first).not.toContain('COPY');
    expect(again).toContain('COPY');
    expect(again?.replace(/^.*COPY.*\n/, '')).toBe(first);
  });

  it('a server that died between paper and note leaves the ticket to another, as a copy', async () => {
    const kitchen = await aKitchen();
    await trouble(kitchen, { off: true });
    await placed(kitchen.phone);
    await printed();
    await trouble(kitchen, { off: false });
    // What the dead server had written: it has the printer, and the ticket is being printed.
    await server.database.pool.query(
      `update printer set busy_by = gen_random_uuid(), busy_until = $2, try_at = $3 where id = $1`,
      [kitchen.printer, new Date(server.clock.now() + 45_000), new Date(server.clock.now())],
    );
    await server.database.pool.query(`update print_job set state = 'printing' where printer_id = $1`, [
      kitchen.printer,
    ]);
    await server.jobs.runNow('print-tickets');
    expect(await papers(kitchen)).toEqual([]);
    await later();
    const [ticket, ...more] = await papers(kitchen);
    expect(more).toEqual([]);
    expect(ticket).toContain('COPY');
  });

  it('two servers never print on one printer at the same time, nor a ticket twice', async () => {
    const kitchen = await aKitchen();
    await trouble(kitchen, { off: true });
    for (const dish of ['soup', 'beer', 'soup']) await placed(kitchen.phone, [dish]);
    await printed();
    await trouble(kitchen, { off: false });
    server.clock.advance(61_000);
    const rooms = Array.from({ length: 4 }, () => createPrintRoom(server.deps));
    await Promise.all(rooms.map(room => room.round()));
    await Promise.all(rooms.map(room => room.finish()));
    await later();
    const all = await papers(kitchen);
    expect(all).toHaveLength(3);
    expect(all.join()).not.toContain('COPY');
  });
});

describe('setting printers up', () => {
  it('prints a test page past what waits, and says what is wrong', async () => {
    const kitchen = await aKitchen();
    const address = { venue: kitchen.venue.id, printer: kitchen.printer, body: {} };
    const test = () => kitchen.owner.call('POST /console/{venue}/printers/{printer}/test', address);
    expect(await test()).toEqual({ outcome: 'printed' });
    expect((await papers(kitchen))[0]).toContain('ąčęėįšųūž €');
    await trouble(kitchen, { paper_out: true });
    expect(await test()).toEqual({ outcome: 'paper_out' });
    await trouble(kitchen, { paper_out: false });
    await later();
    expect(await papers(kitchen)).toHaveLength(1);
  });

  it.each([
    ['127.0.0.1:3000', 'not_allowed'],
    ['http://169.254.169.254/latest', 'not_allowed'],
    ['192.168.1.50', 'not_allowed'],
    ['localhost', 'not_allowed'],
    ['2130706433', 'not_allowed'],
    ['ftp://printer', 'invalid'],
    ['http://me:secret@printer.example', 'invalid'],
    ['sandbox:../x', 'invalid'],
  ])('refuses %s as %s unless the operator says otherwise', async (address, said) => {
    const { owner, venue } = await aKitchen();
    const body = wish('x', { address });
    await expect(
      owner.call('POST /console/{venue}/printers', { venue: venue.id, body }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { address: said } },
    });
  });

  it('takes a printer in the own network where the operator allows it', async () => {
    const own = await testServer({ env: { PRINTER_ALLOW_PRIVATE: '1' } });
    const scene = await aBillScene(own);
    const owner = await aStaff(own, scene.venue, 'owner');
    const body = { ...wish('x'), kind: 'escpos-tcp' as const, address: '192.168.1.50' };
    const { printer } = await owner.call('POST /console/{venue}/printers', { venue: scene.venue.id, body });
    expect(printer.address).toBe('192.168.1.50');
    await own.stop();
  });

  it('sends what waits to the new address, and forgets what waits with the printer', async () => {
    const kitchen = await aKitchen();
    await trouble(kitchen, { off: true });
    await placed(kitchen.phone);
    await printed();
    const moved = `${kitchen.box}-moved`;
    const address = { venue: kitchen.venue.id, printer: kitchen.printer };
    const change = (revision: number) =>
      kitchen.owner.call('POST /console/{venue}/printers/{printer}', {
        ...address,
        body: { ...wish(moved), revision },
      });
    expect((await change(0)).printer).toMatchObject({ revision: 1, changed_by: kitchen.owner.name });
    // A colleague who still sees it at the old place is told, and changes nothing.
    await expect(change(0)).rejects.toMatchObject({
      code: 'settings_changed',
      details: { revision: 1, changed_by: kitchen.owner.name },
    });
    await printed();
    expect(await papers({ box: moved })).toHaveLength(1);
    await kitchen.owner.call('POST /console/{venue}/printers/{printer}/remove', { ...address, body: {} });
    expect(await states(kitchen)).toEqual([]);
    const gone = await kitchen.owner.failure('POST /console/{venue}/printers/{printer}/test', {
      ...address,
      body: {},
    });
    expect(gone).toBe('not_found');
  });
});

it('an order is printed again by hand, marked as a copy; a foreign one is not found', async () => {
  const kitchen = await aKitchen();
  const order = await placed(kitchen.phone);
  await printed();
  const again = (staff: TestStaff, venue: string) =>
    staff.call('POST /console/{venue}/kitchen/orders/{order}/reprint', {
      venue,
      order: order.unique_order_number,
      body: {},
    });
  expect(await again(kitchen.staff, kitchen.venue.id)).toEqual({ printers: 1 });
  await printed();
  const [, copy] = await papers(kitchen);
  expect(copy).toContain('COPY');
  const other = await aKitchen();
  await expect(again(other.staff, other.venue.id)).rejects.toMatchObject({ code: 'order_not_found' });
});
