import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aTableScene, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let scene: TableScene;
let anna: TestStaff;
let boris: TestStaff;
let borisId: string;
let second: TestTable;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  scene = await aTableScene(server, { table: { name: 'Window 1' } });
  anna = await aStaff(server, scene.venue, 'waiter');
  boris = await aStaff(server, scene.venue, 'manager');
  borisId = (await boris.call('GET /console/me', {})).id;
  second = await aTable(server, scene.venue, { name: 'Terrace 7' });
});

const OWN = 'POST /console/{venue}/own-tables';
const HAND = 'POST /console/{venue}/own-tables/hand-over';
const serving = (tables: readonly string[], mine = true) => ({
  venue: scene.venue.id,
  body: { tables: [...tables], mine },
});
const handing = (to: string) => ({ venue: scene.venue.id, body: { to } });
const waiters = async (who = anna) => {
  const { tables } = await who.call('GET /console/{venue}/tables', { venue: scene.venue.id });
  return Object.fromEntries(tables.map(({ id, waiter }) => [id, waiter?.name ?? null]));
};

describe('tables of a waiter', () => {
  it('are taken, taken over by a colleague, and given back by nobody but who has them', async () => {
    const both = [scene.table.id, second.id];
    expect((await anna.call(OWN, serving(both))).tables).toHaveLength(2);
    // Nothing new is said a second time.
    expect((await anna.call(OWN, serving(both))).tables).toEqual([]);
    await boris.call(OWN, serving([second.id]));
    expect(await waiters()).toEqual({ [scene.table.id]: anna.name, [second.id]: boris.name });
    await anna.call(OWN, serving(both, false));
    expect(await waiters()).toEqual({ [scene.table.id]: null, [second.id]: boris.name });
  });

  it('are handed over as they are, with the calls their waiter was going to and none of others', async () => {
    await anna.call(OWN, serving([scene.table.id]));
    await boris.call(OWN, serving([second.id]));
    await scene.phone.call('POST /call-waiter/call', { body: { session: scene.phone.session } });
    const { calls } = await anna.call('GET /console/{venue}/board', { venue: scene.venue.id });
    await anna.call('POST /console/{venue}/calls/{call}/take', {
      venue: scene.venue.id,
      call: calls[0]?.id ?? '',
    });
    const { tables, to } = await anna.call(HAND, handing(borisId));
    expect(to).toEqual({ id: borisId, name: boris.name });
    expect(tables).toMatchObject([{ id: scene.table.id, waiter: { id: borisId } }]);
    expect(await waiters()).toEqual({ [scene.table.id]: boris.name, [second.id]: boris.name });
    const board = await boris.call('GET /console/{venue}/board', { venue: scene.venue.id });
    expect(board.calls).toMatchObject([{ taken_by: boris.name, done_at: null }]);
    // The colleague's screen is told, of the table, of the call, and that something was handed over.
    const { rows } = await server.database.pool.query<{ event: string; data: unknown }>(
      'select event, data from outbox where audience = $1 order by id',
      [`staff:${scene.venue.id}`],
    );
    const last = (event: string) => rows.findLast(row => row.event === event)?.data;
    expect(last('board-call')).toMatchObject({ call: { taken_by: boris.name }, event: 'taken' });
    expect(last('board-table')).toMatchObject({ table: { id: scene.table.id, waiter: { id: borisId } } });
    expect(last('board-handed')).toEqual({ from: anna.name, to: borisId, tables: ['Window 1'] });
    // A second tap hands over nothing more, and says nothing.
    expect((await anna.call(HAND, handing(borisId))).tables).toEqual([]);
  });

  it('go to one of two colleagues when both take them at once, and to nobody who does not serve here', async () => {
    await anna.call(OWN, serving([scene.table.id, second.id]));
    const third = await aStaff(server, scene.venue, 'waiter');
    await Promise.all([boris.call(OWN, serving([second.id])), anna.call(HAND, handing(borisId))]);
    expect(await waiters()).toEqual({ [scene.table.id]: boris.name, [second.id]: boris.name });
    await Promise.all([third.call(OWN, serving([second.id])), anna.call(OWN, serving([second.id]))]);
    const [cook, stranger] = [
      await aStaff(server, scene.venue, 'kitchen'),
      await aStaff(server, await aVenue(server), 'waiter'),
    ];
    for (const who of [cook, stranger, boris]) {
      const { id } = await who.call('GET /console/me', {});
      expect(await boris.failure(HAND, handing(id))).toBe('not_found');
    }
    expect(await cook.failure(OWN, serving([second.id]))).toBe('not_allowed');
    expect(await stranger.failure(OWN, serving([second.id]))).toBe('not_found');
    expect(await anna.failure(OWN, serving(['no-id']))).toBe('table_not_found');
  });

  it('can be handed to whoever serves here, who is at work first', async () => {
    await boris.call('POST /console/{venue}/own-shift', {
      venue: scene.venue.id,
      body: { deed: 'start', shift: null },
    });
    const third = await aStaff(server, scene.venue, 'waiter');
    await aStaff(server, scene.venue, 'kitchen');
    const { colleagues } = await third.call('GET /console/{venue}/colleagues', { venue: scene.venue.id });
    expect(colleagues[0]).toEqual({ id: borisId, name: boris.name, at_work: true });
    const { id: ownId } = await third.call('GET /console/me', {});
    expect(colleagues.map(({ id }) => id)).not.toContain(ownId);
    expect(colleagues.every(({ name }) => name !== 'The kitchen')).toBe(true);
  });
});
