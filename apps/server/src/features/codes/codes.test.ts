import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { openStream } from '@tableside/testkit/server/event-stream.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const anOwner = () => aTableScene(server, { role: 'owner', table: { name: '1' } });
const codes = ({ staff, venue }: TableScene) => staff.call('GET /console/{venue}/codes', { venue: venue.id });
const add = ({ staff, venue }: TableScene, names: string[], over: { area?: string } = {}) =>
  staff.call('POST /console/{venue}/codes/add', { venue: venue.id, body: { names, ...over } });
const rotate = ({ staff, venue, table }: TableScene) =>
  staff.call('POST /console/{venue}/codes/{table}/rotate', { venue: venue.id, table: table.id, body: {} });
const AS_IT_IS = { name: '1', area: '', order_type: 'default', in_use: true } as const;
type Over = { name?: string; area?: string; order_type?: 'default' | 'pickup'; in_use?: boolean };
const change = ({ staff, venue, table }: TableScene, over: Over, was?: Over) =>
  staff.call('POST /console/{venue}/codes/{table}/change', {
    venue: venue.id,
    table: table.id,
    body: { ...AS_IT_IS, ...over, ...(was && { was: { ...AS_IT_IS, ...was } }) },
  });
const scan = (hash: string) => server.client().failure('GET /{hash}', { hash });
const typed = (code: string) => server.client().call('POST /spoken-code', { body: { code } });
const refusedTyped = (code: string) => server.client().failure('POST /spoken-code', { body: { code } });
const opens = async (hash: string) => (await server.client().call('GET /{hash}', { hash })).session;
const free = async (scene: TableScene) =>
  scene.staff.call('POST /console/{venue}/tables/{table}/close', {
    venue: scene.venue.id,
    table: scene.table.id,
    body: { force: true },
  });
const onFloor = async ({ staff, venue }: TableScene) =>
  (await staff.call('GET /console/{venue}/tables', { venue: venue.id })).tables.map(({ name }) => name);

describe('new tables', () => {
  it('stand behind those there are, each with codes that open it, and every console hears of them', async () => {
    const scene = await anOwner();
    const stream = await openStream(scene.staff, `/api/console/${scene.venue.id}/realtime`);
    const { tables, areas } = await add(scene, ['2', '3', 'Bar'], { area: 'Terrace' });
    expect(tables.map(({ name, area }) => [name, area])).toEqual([
      ['1', ''],
      ['2', 'Terrace'],
      ['3', 'Terrace'],
      ['Bar', 'Terrace'],
    ]);
    expect(areas).toEqual(['Terrace']);
    await stream.next('board-floor');
    stream.close();
    for (const { hash, short_code } of tables.slice(1)) {
      expect(hash).toMatch(/^[A-Z0-9]{20}$/);
      await opens(hash);
      const { hash: printed } = await typed(short_code.toLowerCase());
      expect(printed).toBe(hash);
    }
    expect(await onFloor(scene)).toEqual(['1', '2', '3', 'Bar']);
  });

  it('have names that no other has, and come all or none', async () => {
    const scene = await anOwner();
    for (const names of [
      ['2', ' 1'],
      ['Bar', 'BAR'],
    ]) {
      await expect(add(scene, names)).rejects.toMatchObject({ code: 'table_name_taken', http: 409 });
    }
    const both = await Promise.allSettled([add(scene, ['7']), add(scene, ['7'])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await onFloor(scene)).toEqual(['1', '7']);
  });
});

describe('a table', () => {
  it('is renamed and put elsewhere while guests sit there; its codes stay', async () => {
    const scene = await anOwner();
    const { tables } = await change(scene, { name: 'Window', area: 'Hall' });
    expect(tables).toMatchObject([{ name: 'Window', area: 'Hall', hash: scene.table.code, in_use: true }]);
    const { name } = (
      await scene.phone.call('GET /get-session-data/{session}', { session: scene.phone.session })
    ).table;
    expect(name).toBe('Window');
    const other = await aTable(server, scene.venue, { name: 'Bar' });
    await expect(change({ ...scene, table: other }, { name: 'window ' })).rejects.toMatchObject({
      code: 'table_name_taken',
      details: { name: 'window' },
    });
  });

  it('keeps what a colleague changed of it meanwhile, and says what both changed', async () => {
    const scene = await anOwner();
    await change(scene, { name: 'Window' }, {});
    expect((await change(scene, { area: 'Hall' }, {})).tables).toMatchObject([
      { name: 'Window', area: 'Hall' },
    ]);
    await expect(change(scene, { name: 'Door' }, {})).rejects.toMatchObject({
      code: 'settings_changed',
      http: 409,
      details: { fields: ['name'] },
    });
    expect(
      (await change(scene, { name: 'Door', area: 'Hall' }, { name: 'Window', area: 'Hall' })).tables,
    ).toMatchObject([{ name: 'Door', area: 'Hall' }]);
  });

  it('goes out of use when its guests are gone, says so to who scans it, and works again when it comes back', async () => {
    const scene = await anOwner();
    await expect(change(scene, { in_use: false })).rejects.toMatchObject({ code: 'table_occupied' });
    await expect(change(scene, { order_type: 'pickup' })).rejects.toMatchObject({ code: 'table_occupied' });
    await free(scene);
    expect((await change(scene, { in_use: false })).tables).toMatchObject([{ in_use: false }]);
    expect([await scan(scene.table.code), await refusedTyped(scene.table.shortCode)]).toEqual([
      'table_code_replaced',
      'table_code_replaced',
    ]);
    expect(await onFloor(scene)).toEqual([]);
    const { plan } = await scene.staff.call('GET /console/{venue}/floor', { venue: scene.venue.id });
    expect(plan.places).toEqual([]);
    await expect(
      scene.staff.call('POST /console/{venue}/tables/{table}/bill', {
        venue: scene.venue.id,
        table: scene.table.id,
        body: {},
      }),
    ).rejects.toMatchObject({ code: 'table_not_found' });
    // Its name is free meanwhile.
    await add(scene, ['1']);
    await expect(change(scene, {})).rejects.toMatchObject({ code: 'table_name_taken' });
    await change(scene, { name: '1 b' });
    await opens(scene.table.code);
  });

  it('keeps its open orders in sight: it stays in use until they are done', async () => {
    const scene = await aTableScene(server, { role: 'owner', table: { name: '1', orderType: 'pickup' } });
    await placed(scene.phone);
    await expect(change(scene, { order_type: 'pickup', in_use: false })).rejects.toMatchObject({
      code: 'table_occupied',
    });
  });
});

describe('a code that is replaced', () => {
  it('answers in words from then on, printed and spoken; the new one opens the table, and guests stay', async () => {
    const scene = await anOwner();
    await placed(scene.phone);
    const { tables } = await rotate(scene);
    const [table] = tables;
    expect(table?.hash).not.toBe(scene.table.code);
    expect(table?.short_code).not.toBe(scene.table.shortCode);
    expect(await scan(scene.table.code)).toBe('table_code_replaced');
    for (const old of [scene.table.shortCode, scene.table.shortCode.toLowerCase()])
      expect(await refusedTyped(old)).toBe('table_code_replaced');
    const answer = await server.client().fetch(`/api/${scene.table.code}`);
    expect(answer.status).toBe(410);
    await opens(table?.hash ?? '');
    await placed(scene.phone);
  });

  it('is replaced once by one wish, however often that is sent', async () => {
    const scene = await anOwner();
    const wish = {
      venue: scene.venue.id,
      table: scene.table.id,
      idempotencyKey: `rotate-${scene.table.id}`,
      body: {},
    };
    const first = await scene.staff.call('POST /console/{venue}/codes/{table}/rotate', wish);
    expect(await scene.staff.call('POST /console/{venue}/codes/{table}/rotate', wish)).toEqual(first);
  });
});

it('tables and codes are for owners and managers, and of their own venue alone', async () => {
  const scene = await anOwner();
  for (const role of ['waiter', 'kitchen', 'accountant'] as const) {
    const mine = { ...scene, staff: await aStaff(server, scene.venue, role) };
    await expect(codes(mine)).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(add(mine, ['9'])).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(rotate(mine)).rejects.toMatchObject({ code: 'not_allowed' });
  }
  const other = await anOwner();
  await expect(rotate({ ...scene, table: other.table })).rejects.toMatchObject({ code: 'table_not_found' });
  await expect(change({ ...scene, table: other.table }, {})).rejects.toMatchObject({
    code: 'table_not_found',
  });
  const manager = { ...scene, staff: await aStaff(server, scene.venue, 'manager') };
  expect((await codes(manager)).tables).toHaveLength(1);
});
