import { type SandboxServer, sandboxServer } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aTerminal } from '@tableside/testkit/doubles/a-terminal.ts';
import { aCounterScene } from '@tableside/testkit/scenes/a-counter-scene.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: SandboxServer;
beforeAll(async () => {
  world = await sandboxServer();
});
afterAll(() => world.stop());

const aHouse = async () => {
  const venue = await aVenue(world.server);
  const owner = await aStaff(world.server, venue, 'owner');
  const box = aTerminal(world.sandbox);
  const wish = (over: object = {}) => ({
    name: 'Bar',
    kind: 'ecr-websocket' as const,
    address: box.address,
    table: null,
    ...over,
  });
  const add = async (over: object = {}) =>
    (await owner.call('POST /console/{venue}/terminals', { venue: venue.id, body: wish(over) })).terminal;
  const test = async (terminal: string) =>
    (
      await owner.call('POST /console/{venue}/terminals/{terminal}/test', {
        venue: venue.id,
        terminal,
        body: {},
      })
    ).outcome;
  const settings = () => owner.call('GET /console/{venue}/terminals/settings', { venue: venue.id });
  return { venue, owner, box, wish, add, test, settings };
};

it('is set up, answers to one tap, is seen, changed and put away; who did it is noted', async () => {
  const { venue, owner, box, wish, add, test, settings } = await aHouse();
  const { id } = await add();
  expect((await settings()).terminals).toMatchObject([{ id, name: 'Bar', last_seen_at: null, revision: 0 }]);
  await box.steer({ off: true });
  expect(await test(id)).toBe('none');
  await box.steer({ off: false });
  expect(await test(id)).toBe('reached');
  expect((await settings()).terminals[0]?.last_seen_at).toEqual(expect.any(String));
  const place = { venue: venue.id, terminal: id };
  const change = (revision: number) =>
    owner.call('POST /console/{venue}/terminals/{terminal}', {
      ...place,
      body: { ...wish({ name: 'Terrace' }), revision },
    });
  expect((await change(0)).terminal).toMatchObject({ name: 'Terrace', revision: 1 });
  await expect(change(0)).rejects.toMatchObject({ code: 'settings_changed' });
  await owner.call('POST /console/{venue}/terminals/{terminal}/remove', { ...place, body: {} });
  expect((await settings()).terminals).toEqual([]);
  await expect(test(id)).rejects.toMatchObject({ code: 'not_found' });
  const { rows } = await world.server.database.pool.query<{ action: string }>(
    `select action from audit_log where venue_id = $1 and action like 'terminal-%' order by id`,
    [venue.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['terminal-add', 'terminal-change', 'terminal-remove']);
});

it.each([
  ['nonsense', 'ftp://x', 'invalid'],
  ['the server’s own network, unless its operator allows it', '192.168.1.20:4000', 'not_allowed'],
  ['this machine', '127.0.0.1:4000', 'not_allowed'],
])('is not set up at %s', async (_, address, why) => {
  const { add } = await aHouse();
  await expect(add({ address })).rejects.toMatchObject({ details: { fields: { address: why } } });
});

it('stands at one self-service place, alone', async () => {
  const { venue, add, settings } = await aHouse();
  const counter = await aTable(world.server, venue, { orderType: 'self_service' });
  const table = await aTable(world.server, venue);
  expect((await settings()).tables.map(({ id }) => id)).toEqual([counter.id]);
  await expect(add({ table: table.id })).rejects.toMatchObject({ details: { fields: { table: 'unknown' } } });
  const both = await Promise.allSettled([add({ table: counter.id }), add({ table: counter.id })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { details: { fields: { table: 'taken' } } },
  });
});

it('is told to staff by its name alone, and another venue’s is an unknown one', async () => {
  const { venue, add, box } = await aHouse();
  const { id } = await add();
  const waiter = await aStaff(world.server, venue, 'waiter');
  const told = await waiter.call('GET /console/{venue}/terminals', { venue: venue.id });
  expect(told.terminals).toEqual([{ id, name: 'Bar', table_name: null }]);
  expect(JSON.stringify(told)).not.toContain(box.address);
  expect(await waiter.failure('GET /console/{venue}/terminals/settings', { venue: venue.id })).toBe(
    'not_allowed',
  );
  const other = await aHouse();
  await expect(other.test(id)).rejects.toMatchObject({ code: 'not_found' });
});

it('is neither changed nor put away in the middle of a sale', async () => {
  const scene = await aCounterScene(world);
  await scene.box.steer({ card_at_once: false });
  const { uuid } = await scene.begin();
  const place = { venue: scene.venue.id, terminal: scene.terminal, body: {} };
  await expect(
    scene.owner.call('POST /console/{venue}/terminals/{terminal}/remove', place),
  ).rejects.toMatchObject({ code: 'terminal_busy', details: { by: 'The waiter' } });
  expect((await scene.owner.call('POST /console/{venue}/terminals/{terminal}/test', place)).outcome).toBe(
    'busy',
  );
  await scene.box.steer({ hand: 'cancel' });
  await expect.poll(async () => (await scene.now(uuid)).state, { timeout: 15_000 }).toBe('aborted');
});
