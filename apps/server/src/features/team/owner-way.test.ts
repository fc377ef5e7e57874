import { aStaff, STAFF_PASSWORD } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerLink } from '../../../../../tools/owner-link/owner-link.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: Date.now() });
});
afterAll(() => server.stop());

const NEXT = 'another password entirely';
/** Runs the command beside the server; answers with what it said and the code of its link. */
const link = async (venue: string, email: string | null = null) => {
  const { rows } = await server.database.pool.query('select current_database() as name');
  const { connectionString = '' } = server.database.pool.options;
  const databaseUrl = connectionString.replace(/\/[^/?]*(\?|$)/, `/${rows[0].name}$1`);
  const place = { dataDir: server.dataDir, databaseUrl, site: 'https://menu.example' };
  const said: string[] = [];
  const done = await ownerLink(place, { venue, email }, line => said.push(line));
  const [, page, code = ''] = /menu\.example\/console\/([a-z-]+)#(\S+)/.exec(said.join('\n')) ?? [];
  return { done, page, code, said: said.join('\n') };
};

it('whoever has the machine makes a link with which an owner chooses a new password, once, and it is in the log', async () => {
  const venue = await aVenue(server);
  const owner = await aStaff(server, venue, 'owner');
  const { done, page, code } = await link(venue.slug);
  expect([done, page]).toEqual([true, 'new-password']);
  // Nothing has changed before it is used.
  await owner.call('GET /console/me', {});
  const input = { body: { code, password: NEXT } };
  await server.client().call('POST /console/new-password/accept', input);
  expect(await server.client().failure('POST /console/new-password/accept', input)).toBe('not_found');
  const old = { body: { email: owner.email, password: STAFF_PASSWORD } };
  expect(await server.client().failure('POST /console/sign-in', old)).toBe('sign_in_failed');
  await owner.call('POST /console/sign-in', { body: { email: owner.email, password: NEXT } });
  const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
  expect(deeds.map(({ action }) => action)).toEqual(expect.arrayContaining(['owner-link', 'password-reset']));
  expect(JSON.stringify(deeds)).not.toContain(code);
});

it('of several owners it has to be said which; nobody’s venue gets one by invitation', async () => {
  const venue = await aVenue(server);
  const first = await aStaff(server, venue, 'owner');
  const second = await aStaff(server, venue, 'owner');
  const unclear = await link(venue.slug);
  expect(unclear.done).toBe(false);
  for (const { email } of [first, second]) expect(unclear.said).toContain(email);
  expect(await link(venue.slug, second.email.toUpperCase())).toMatchObject({ page: 'new-password' });

  const empty = await aVenue(server);
  expect((await link(empty.slug)).done).toBe(false);
  const { page, code } = await link(empty.slug, 'new@venue.test');
  expect(page).toBe('join');
  await server.client().call('POST /console/join/accept', { body: { code, password: NEXT } });
  const owner = server.client();
  await owner.call('POST /console/sign-in', { body: { email: 'new@venue.test', password: NEXT } });
  expect((await owner.call('GET /console/me', {})).venues).toMatchObject([{ id: empty.id, role: 'owner' }]);
  expect((await link('nowhere')).done).toBe(false);
});
