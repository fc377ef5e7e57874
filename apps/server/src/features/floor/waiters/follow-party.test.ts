import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let scene: TableScene;
let anna: TestStaff;
let boris: TestStaff;
let window: TestTable;
let terrace: TestTable;
let garden: TestTable;

const onABill = { flagOverrides: { 'pay-go': true, 'skip-payment': true } } as const;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await aTableScene(server, {
    table: { ...onABill, name: 'Window' },
    venue: { settings: { acceptance: 'auto', presence: 'off' } },
  });
  window = scene.table;
  terrace = await aTable(server, scene.venue, { ...onABill, name: 'Terrace' });
  garden = await aTable(server, scene.venue, { ...onABill, name: 'Garden' });
  anna = await aStaff(server, scene.venue, 'waiter');
  boris = await aStaff(server, scene.venue, 'waiter');
  await placed(scene.phone, ['soup', 'steak']);
});

const take = (who: TestStaff, tables: readonly TestTable[], forParty = false) =>
  who.call('POST /console/{venue}/own-tables', {
    venue: scene.venue.id,
    body: { tables: tables.map(({ id }) => id), mine: true, for_party: forParty },
  });
const move = (who: TestStaff, from: TestTable, to: TestTable) =>
  who.call('POST /console/{venue}/tables/{table}/move', {
    venue: scene.venue.id,
    table: from.id,
    body: { to: to.id },
  });
const waiters = async () => {
  const { tables } = await anna.call('GET /console/{venue}/tables', { venue: scene.venue.id });
  return Object.fromEntries(tables.map(({ name, waiter }) => [name, waiter?.name ?? null]));
};
/** What devices of colleagues were told of tables that are theirs. */
const told = async () => {
  const { rows } = await server.database.pool.query<{ data: unknown }>(
    `select data from outbox where audience = $1 and event = 'board-handed' order by id`,
    [`staff:${scene.venue.id}`],
  );
  return rows.map(({ data }) => data);
};

describe('a party that is moved', () => {
  it('is served by its waiter at a table that nobody serves; the one of the section stays in it', async () => {
    await take(anna, [window]);
    const { to } = await move(boris, window, terrace);
    expect(to.waiter?.name).toBe(anna.name);
    expect(await waiters()).toEqual({ Window: anna.name, Terrace: anna.name, Garden: null });
    // The table to which they came was theirs for as long as the party sat there.
    const { from } = await move(boris, terrace, garden);
    expect(from.waiter).toBeUndefined();
    expect(await waiters()).toEqual({ Window: anna.name, Terrace: null, Garden: anna.name });
    await move(anna, garden, window);
    expect(await waiters()).toEqual({ Window: anna.name, Terrace: null, Garden: null });
    expect(await told()).toEqual([]);
  });

  it('leaves nothing behind where its table was taken for it alone, and no waiter to the next guests', async () => {
    await take(anna, [window], true);
    await move(anna, window, terrace);
    expect(await waiters()).toEqual({ Window: null, Terrace: anna.name, Garden: null });
    await server.guestAt(window.code);
    await move(anna, window, garden);
    expect(await waiters()).toEqual({ Window: null, Terrace: anna.name, Garden: null });
  });

  it('comes to a colleague whose table that is, and whose device says so unless they did it', async () => {
    await take(anna, [window], true);
    await take(boris, [terrace, garden]);
    await move(anna, window, terrace);
    expect(await waiters()).toEqual({ Window: null, Terrace: boris.name, Garden: boris.name });
    const { id: borisId } = await boris.call('GET /console/me', {});
    expect(await told()).toEqual([{ from: anna.name, to: borisId, tables: ['Terrace'], seated: true }]);
    await move(anna, terrace, garden);
    await take(anna, [terrace]);
    await move(anna, garden, terrace);
    expect(await waiters()).toEqual({ Window: null, Terrace: anna.name, Garden: boris.name });
    expect(await told()).toHaveLength(1);
  });

  it('keeps one waiter while its table is handed over in the same moment', async () => {
    await take(anna, [window]);
    const { id: borisId } = await boris.call('GET /console/me', {});
    const handing = { venue: scene.venue.id, body: { to: borisId } };
    await Promise.all([
      move(anna, window, terrace),
      anna.call('POST /console/{venue}/own-tables/hand-over', handing),
    ]);
    expect(await waiters()).toEqual({ Window: boris.name, Terrace: boris.name, Garden: null });
  });
});

describe('guests who go', () => {
  const closed = (table: TestTable) =>
    anna.call('POST /console/{venue}/tables/{table}/close', {
      venue: scene.venue.id,
      table: table.id,
      body: {},
    });
  const sit = (...tables: readonly TestTable[]) =>
    Promise.all(tables.map(({ code }) => server.guestAt(code)));

  it('leave the table that was taken for them to whose it was, and one of a section to its waiter', async () => {
    await take(boris, [terrace]);
    await take(anna, [garden]);
    await sit(terrace, garden);
    await take(anna, [terrace, garden], true);
    expect(await waiters()).toEqual({ Window: null, Terrace: anna.name, Garden: anna.name });
    const { table } = await closed(terrace);
    expect(table.waiter?.name).toBe(boris.name);
    await closed(garden);
    expect(await waiters()).toEqual({ Window: null, Terrace: boris.name, Garden: anna.name });
    // The next guests at the terrace are Boris's, and nobody takes that for what was before.
    await sit(terrace);
    expect(await waiters()).toMatchObject({ Terrace: boris.name });
  });

  it('leave it to nobody where nobody served it, and to who took it into their section meanwhile', async () => {
    await sit(terrace, garden);
    await take(anna, [terrace, garden], true);
    // The whole area: the garden is served already, and is in the section from now on.
    const { tables } = await take(anna, [garden]);
    expect(tables.map(({ waiter }) => waiter)).toEqual([expect.objectContaining({ name: anna.name })]);
    expect((await take(anna, [garden])).tables).toEqual([]);
    await closed(terrace);
    await closed(garden);
    expect(await waiters()).toEqual({ Window: null, Terrace: null, Garden: anna.name });
    await take(boris, [terrace]);
    expect(await waiters()).toMatchObject({ Terrace: boris.name });
  });

  it('and who gives it back before leave it to whose section it is in, also where that was handed over', async () => {
    await take(boris, [terrace, garden]);
    await sit(terrace, garden);
    await take(anna, [terrace, garden], true);
    await take(anna, [terrace], true);
    const giving = { venue: scene.venue.id, body: { tables: [terrace.id], mine: false } };
    await anna.call('POST /console/{venue}/own-tables', giving);
    expect(await waiters()).toEqual({ Window: null, Terrace: boris.name, Garden: anna.name });
    const third = await aStaff(server, scene.venue, 'waiter');
    const { id } = await third.call('GET /console/me', {});
    const handing = { venue: scene.venue.id, body: { to: id } };
    await boris.call('POST /console/{venue}/own-tables/hand-over', handing);
    expect(await waiters()).toEqual({ Window: null, Terrace: third.name, Garden: anna.name });
    await closed(garden);
    expect(await waiters()).toMatchObject({ Garden: third.name });
  });

  it('are moved away from it: it is again in the section of the colleague', async () => {
    await take(boris, [window]);
    await take(anna, [window], true);
    await move(anna, window, garden);
    expect(await waiters()).toEqual({ Window: boris.name, Terrace: null, Garden: anna.name });
  });
});

describe('a party that joins another', () => {
  it.each([
    ['nobody serves', false],
    ['a colleague serves', true],
  ])('at a table that %s', async (_whose, served) => {
    await server.guestAt(terrace.code);
    await take(anna, [window], true);
    if (served) await take(boris, [terrace]);
    await anna.call('POST /console/{venue}/tables/{table}/merge', {
      venue: scene.venue.id,
      table: window.id,
      body: { into: terrace.id },
    });
    const whose = served ? boris.name : anna.name;
    expect(await waiters()).toEqual({ Window: null, Terrace: whose, Garden: null });
    expect(await told()).toHaveLength(served ? 1 : 0);
  });
});

describe('a part of a party', () => {
  it('is served by the same waiter at a free table, and not where dishes only went to other guests', async () => {
    await server.guestAt(garden.code);
    await take(anna, [window], true);
    const { bills } = await anna.call('GET /console/{venue}/bills', { venue: scene.venue.id });
    const items = bills[0]?.items.map(({ id }) => id) ?? [];
    const split = (to: TestTable, item: string | undefined) =>
      anna.call('POST /console/{venue}/tables/{table}/split', {
        venue: scene.venue.id,
        table: window.id,
        body: { to: to.id, items: item === undefined ? [] : [item], people: 1 },
      });
    await split(terrace, items[0]);
    await split(garden, items[1]);
    expect(await waiters()).toEqual({ Window: anna.name, Terrace: anna.name, Garden: null });
  });
});
