import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const aPlace = async () => {
  const venue = await aVenue(server, {
    settings: { functionalities: ['order', 'reject-order'], legal: null, paymentProviders: ['cash'] },
  });
  await aMenu(server, venue);
  const phone = await server.guestAt((await aTable(server, venue)).code);
  const owner = await aStaff(server, venue, 'owner');
  const manager = await aStaff(server, venue, 'manager');
  const seen = async () => {
    const { restaurant } = await phone.call('GET /get-session-data/{session}', { session: phone.session });
    return restaurant.functionalities;
  };
  return { venue, phone, owner, manager, seen };
};
type On = ('order' | 'tips' | 'tips-before-payment' | 'call-waiter')[];
const save = (staff: TestStaff, revision: number, on: On) => ({
  venue: staff.venue,
  body: { revision, on },
});
const refusalOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    error => error,
  );
const SWITCHES = 'POST /console/{venue}/settings/switches';

it('a switch that is turned counts at once on phones that are open, and is in the audit log with what it was', async () => {
  const { venue, owner, seen } = await aPlace();
  const { switches } = await owner.call('GET /console/{venue}/settings', { venue: venue.id });
  expect(switches).toMatchObject({ revision: 0, changed_by: null, on: ['order'] });
  expect(switches.missing).toEqual(expect.arrayContaining(['legal', 'loading-screen']));
  const after = await owner.call(SWITCHES, save(owner, 0, ['order', 'tips', 'call-waiter']));
  expect(after.switches).toMatchObject({ revision: 1, changed_by: owner.name });
  expect(await seen()).toEqual(['order', 'tips', 'reject-order', 'call-waiter']);
  const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
  expect(deeds.find(({ action }) => action === 'settings-change')?.data).toEqual({
    page: 'switches',
    functionalities: {
      before: ['order', 'reject-order'],
      after: ['order', 'tips', 'reject-order', 'call-waiter'],
    },
  });
  const { rows } = await server.database.pool.query(
    'select event from outbox where audience = any($1) order by event',
    [[`venue:${venue.id}`, `staff:${venue.id}`]],
  );
  expect(rows.map(({ event }) => event)).toEqual(expect.arrayContaining(['board-settings', 'venue-updated']));
});

it('refuses a switch without what it needs, names both, and changes nothing', async () => {
  const { owner, seen } = await aPlace();
  const refused = await refusalOf(owner.call(SWITCHES, save(owner, 0, ['order', 'tips-before-payment'])));
  expect(refused).toMatchObject({
    code: 'validation_failed',
    details: { fields: { 'tips-before-payment': 'tips' } },
  });
  expect(await seen()).toEqual(['order', 'reject-order']);
});

it('tells who was quicker when two save the same page, and keeps what the first one saved', async () => {
  const { owner, manager, seen } = await aPlace();
  await manager.call(SWITCHES, save(manager, 0, ['order', 'tips']));
  const late = await refusalOf(owner.call(SWITCHES, save(owner, 0, ['order'])));
  expect(late).toMatchObject({
    code: 'settings_changed',
    details: { revision: 1, changed_by: manager.name },
  });
  expect(await seen()).toEqual(['order', 'tips', 'reject-order']);
  await owner.call(SWITCHES, save(owner, 1, ['order']));
  expect(await seen()).toEqual(['order', 'reject-order']);
});

it('lets exactly one of two win who save at the same moment', async () => {
  const { owner, manager } = await aPlace();
  const both = await Promise.allSettled([
    owner.call(SWITCHES, save(owner, 0, ['order', 'tips'])),
    manager.call(SWITCHES, save(manager, 0, ['order', 'call-waiter'])),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
