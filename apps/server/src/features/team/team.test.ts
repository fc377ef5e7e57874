import type { Role } from '@tableside/contract';
import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff } from '../staff/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: Date.now() });
});
afterAll(() => server.stop());

const DAY_MS = 86_400_000;
const PASSWORD = 'a password of her own';
let people = 0;
const anAddress = () => {
  people += 1;
  return `ruta-${people}@venue.test`;
};

const invite = (owner: TestStaff, email: string, role: Role = 'waiter') =>
  owner.call('POST /console/{venue}/team/invite', {
    venue: owner.venue,
    body: { name: 'Rūta', email, role },
  });
const teamOf = (staff: TestStaff) =>
  staff.call('GET /console/{venue}/team', { venue: staff.venue }).then(({ team }) => team);
const idOf = async (owner: TestStaff, email: string) => {
  const { people: all } = await teamOf(owner);
  return all.find(each => each.email === email)?.id ?? '';
};
const accept = (code: string, password = PASSWORD, browser = server.client()) =>
  browser.call('POST /console/join/accept', { body: { code, password } });

describe('an invitation', () => {
  it('is opened by its code, makes an account with a password that only its person knows, and is used up', async () => {
    const owner = await aStaff(server, await aVenue(server, { name: 'Kukū' }), 'owner');
    const email = anAddress();
    const { code, team } = await invite(owner, email);
    expect(code).toMatch(/^([A-Z2-7]{4}-){4}[A-Z2-7]{4}$/);
    expect(team.invitations).toMatchObject([{ email, role: 'waiter', invited_by: owner.name }]);
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect(await server.client().call('POST /console/join', { body: { code: typed } })).toEqual({
      venue_name: 'Kukū',
      name: 'Rūta',
      email,
      role: 'waiter',
      has_account: false,
    });
    const input = { body: { code, password: 'short' } };
    expect(await server.client().failure('POST /console/join/accept', input)).toBe('validation_failed');
    await accept(typed);
    const ruta = server.client();
    await ruta.call('POST /console/sign-in', { body: { email, password: PASSWORD } });
    const { venues } = await ruta.call('GET /console/me', {});
    expect(venues).toMatchObject([{ name: 'Kukū', role: 'waiter' }]);
    const again = { body: { code, password: PASSWORD } };
    expect(await server.client().failure('POST /console/join/accept', again)).toBe('invitation_gone');
    const { invitations, people: all } = await teamOf(owner);
    expect(invitations).toEqual([]);
    expect(all.map(each => [each.email, each.role])).toContainEqual([email, 'waiter']);
  });

  it('is stored as a hash alone, and opens nothing once withdrawn, replaced or a week old', async () => {
    const owner = await aStaff(server, await aVenue(server), 'owner');
    const email = anAddress();
    const { code: first } = await invite(owner, email);
    const { rows } = await server.database.pool.query('select * from staff_invitation');
    expect(JSON.stringify(rows)).not.toContain(first);
    const { code: second, team } = await invite(owner, email, 'manager');
    expect(team.invitations).toHaveLength(1);
    const open = (code: string) => server.client().failure('POST /console/join', { body: { code } });
    expect(await open(first)).toBe('invitation_gone');
    await owner.call('POST /console/{venue}/team/invitations/{invitation}/withdraw', {
      venue: owner.venue,
      invitation: team.invitations[0]?.id ?? '',
      body: {},
    });
    expect(await open(second)).toBe('invitation_gone');
    const { code: third } = await invite(owner, email);
    server.clock.advance(7 * DAY_MS + 1);
    expect(await open(third)).toBe('invitation_gone');
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it('to somebody who has an account asks for that password: a found code takes over nobody', async () => {
    const elsewhere = await aStaff(server, await aVenue(server), 'owner');
    const owner = await aStaff(server, await aVenue(server), 'owner');
    const { code } = await invite(owner, elsewhere.email.toUpperCase(), 'manager');
    const wrong = { body: { code, password: PASSWORD } };
    expect(await server.client().failure('POST /console/join/accept', wrong)).toBe('password_wrong');
    await accept(code, STAFF_PASSWORD);
    const { venues } = await elsewhere.call('GET /console/me', {});
    expect(venues.map(({ role }) => role).sort()).toEqual(['manager', 'owner']);
  });

  it('is refused for who works here already', async () => {
    const owner = await aStaff(server, await aVenue(server), 'owner');
    const input = {
      venue: owner.venue,
      body: { name: 'I', email: owner.email.toUpperCase(), role: 'waiter' as const },
    };
    expect(await owner.failure('POST /console/{venue}/team/invite', input)).toBe('already_staff');
  });
});

describe('a member of the team', () => {
  it('has another role from the next call on', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const waiter = await aStaff(server, venue, 'waiter');
    const person = await idOf(owner, waiter.email);
    const input = { venue: venue.id, person, body: { role: 'manager', was: 'waiter' } } as const;
    expect(await waiter.failure('GET /console/{venue}/hours', { venue: venue.id })).toBe('not_allowed');
    await owner.call('POST /console/{venue}/team/{person}/role', input);
    await waiter.call('GET /console/{venue}/hours', { venue: venue.id });
    expect(await owner.failure('POST /console/{venue}/team/{person}/role', input)).toBe('settings_changed');
  });

  it('who is let go is signed out at once, and what they did keeps their name', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const manager = await aStaff(server, venue, 'manager');
    await manager.call('POST /console/{venue}/settings/switches', {
      venue: venue.id,
      body: { revision: 0, on: ['order'] },
    });
    const person = await idOf(owner, manager.email);
    await owner.call('POST /console/{venue}/team/{person}/remove', { venue: venue.id, person, body: {} });
    expect(await manager.failure('GET /console/me', {})).toBe('not_signed_in');
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: venue.id, query: {} });
    const saved = deeds.find(({ action }) => action === 'settings-change');
    expect(saved?.name).toBe(manager.name);
    expect((await teamOf(owner)).people.map(({ email }) => email)).toEqual([owner.email]);
  });

  it('is never the last owner who leaves or steps down, also when two let each other go at once', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const self = await idOf(owner, owner.email);
    const remove = 'POST /console/{venue}/team/{person}/remove';
    expect(await owner.failure(remove, { venue: venue.id, person: self, body: {} })).toBe('last_owner');
    const down = { venue: venue.id, person: self, body: { role: 'waiter', was: 'owner' } } as const;
    expect(await owner.failure('POST /console/{venue}/team/{person}/role', down)).toBe('last_owner');
    const other = await aStaff(server, venue, 'owner');
    const letGo = async (by: TestStaff, person: string) =>
      by.call(remove, { venue: venue.id, person, body: {} });
    const otherId = await idOf(owner, other.email);
    await Promise.allSettled([letGo(owner, otherId), letGo(other, self)]);
    const { rows } = await server.database.pool.query(
      "select count(*)::int as owners from staff_membership where venue_id = $1 and role = 'owner'",
      [venue.id],
    );
    expect(rows).toEqual([{ owners: 1 }]);
  });

  it('who lost the second step is helped by who is owner wherever they work, and by nobody else', async () => {
    const venue = await aVenue(server);
    const owner = await aStaff(server, venue, 'owner');
    const manager = await aStaff(server, venue, 'manager');
    const person = await idOf(owner, manager.email);
    await server.database.pool.query(
      `insert into staff_two_step (user_id, secret, begun_at, confirmed_at) values ($1, '\\x00', now(), now())`,
      [person],
    );
    const reset = { venue: venue.id, person, body: {} };
    const RESET = 'POST /console/{venue}/team/{person}/reset-second-step';
    const elsewhere = await aVenue(server);
    const account = { email: manager.email, name: 'M', password: PASSWORD, role: 'waiter' } as const;
    await createStaff(server.database, { ...account, venueId: elsewhere.id });
    expect(await owner.failure(RESET, reset)).toBe('not_allowed');
    await createStaff(server.database, {
      ...account,
      email: owner.email,
      role: 'owner',
      venueId: elsewhere.id,
    });
    const { people: all } = await teamOf(owner);
    expect(all.find(({ id }) => id === person)).toMatchObject({ second_step_resettable: true });
    const { team } = await owner.call(RESET, reset);
    expect(team.people.find(({ id }) => id === person)).toMatchObject({ two_step: false });
    expect(await manager.failure('GET /console/me', {})).toBe('not_signed_in');
    const self = { ...reset, person: await idOf(owner, owner.email) };
    expect(await owner.failure(RESET, self)).toBe('not_allowed');
  });
});
