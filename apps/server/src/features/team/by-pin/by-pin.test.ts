import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PIN = '4071';
const OTHER = '8259';

let server: TestServer;
let owner: TestStaff;
let tablet: TestClient;
beforeAll(async () => {
  server = await testServer({ now: Date.now() });
});
afterAll(() => server.stop());

const aTablet = async (name: string): Promise<TestClient> => {
  const made = server.client();
  await made.call('POST /console/sign-in', { body: { email: owner.email, password: STAFF_PASSWORD } });
  await made.call('POST /console/{venue}/shared-devices', { venue: owner.venue, body: { name } });
  return made;
};

beforeEach(async () => {
  owner = await aStaff(server, await aVenue(server, { name: 'Kukū' }), 'owner');
  tablet = await aTablet('Bar tablet');
});

type Added = { name?: string; role?: 'waiter' | 'kitchen'; pin?: string };
const asked = ({ name = 'Emilija', role = 'waiter', pin = PIN }: Added = {}) => ({
  venue: owner.venue,
  body: { name, role, pin },
});
const add = async (added: Added = {}): Promise<string> => {
  const { team } = await owner.call('POST /console/{venue}/team/add', asked(added));
  return team.people.find(({ name }) => name === (added.name ?? 'Emilija'))?.id ?? '';
};
const takeOver = (person: string, pin = PIN, client = tablet) =>
  client.call('POST /console/device/switch', { body: { person, pin } });
const refused = (person: string, pin: string, client = tablet) =>
  client.failure('POST /console/device/switch', { body: { person, pin } });
const me = (client: Pick<TestClient, 'call'>) => client.call('GET /console/me', {});
const ofPerson = (person: string) => ({ venue: owner.venue, person });

describe('a colleague by name and PIN alone', () => {
  it('is on the list, takes over shared devices under their own name, and signs in nowhere else', async () => {
    const id = await add();
    const { team } = await owner.call('GET /console/{venue}/team', { venue: owner.venue });
    expect(team.people.find(each => each.id === id)).toMatchObject({
      name: 'Emilija',
      email: null,
      role: 'waiter',
      pin: true,
      pin_resettable: true,
      password_resettable: false,
    });
    await takeOver(id);
    expect(await me(tablet)).toMatchObject({
      id,
      name: 'Emilija',
      email: null,
      venues: [{ role: 'waiter' }],
    });
    const status = { venue: owner.venue, body: { order_status: 'temporarily_disabled' as const } };
    await tablet.call('POST /console/{venue}/status', status);
    const { deeds } = await owner.call('GET /console/{venue}/audit', { venue: owner.venue, query: {} });
    expect(deeds[0]).toMatchObject({ action: 'venue-status', name: 'Emilija' });
    expect(deeds.find(({ action }) => action === 'team-add')).toMatchObject({
      name: owner.name,
      subject_name: 'Emilija',
    });
    expect(JSON.stringify(deeds)).not.toContain(PIN);
    expect(await refused(id, PIN, server.client())).toBe('not_found');
    for (const email of [`${id}@left.invalid`, 'emilija@venue.test', 'null@venue.test']) {
      const body = { email, password: PIN };
      expect(await server.client().failure('POST /console/sign-in', { body })).toBe('sign_in_failed');
    }
    const password = { body: { password: PIN } };
    expect(await tablet.failure('POST /console/confirm-password', password)).toBe('password_wrong');
    const way = { ...ofPerson(id), body: {} };
    expect(await owner.failure('POST /console/{venue}/team/{person}/new-password', way)).toBe('not_allowed');
  });

  it('is added once, however often and from however many tablets it is tapped, and by an owner alone', async () => {
    const names = ['Emilija', ' emilija ', 'EMILIJA', 'Emilija'];
    const all = await Promise.allSettled(
      names.map(name => owner.call('POST /console/{venue}/team/add', asked({ name }))),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await owner.failure('POST /console/{venue}/team/add', asked())).toBe('name_taken');
    expect(await owner.failure('POST /console/{venue}/team/add', asked({ name: 'Lukas', pin: '1234' }))).toBe(
      'pin_too_easy',
    );
    const manager = await aStaff(server, { id: owner.venue }, 'manager');
    expect(await manager.failure('POST /console/{venue}/team/add', asked({ name: 'Lukas' }))).toBe(
      'not_allowed',
    );
    const stranger = await aStaff(server, await aVenue(server), 'owner');
    expect(await stranger.failure('POST /console/{venue}/team/add', asked({ name: 'Lukas' }))).toBe(
      'not_found',
    );
    const { team } = await owner.call('GET /console/{venue}/team', { venue: owner.venue });
    expect(team.people.filter(({ email }) => email === null)).toHaveLength(1);
  });

  it('may have the PIN of a colleague, and nothing says so', async () => {
    const emilija = await add();
    const lukas = await add({ name: 'Lukas', role: 'kitchen' });
    await takeOver(emilija);
    await takeOver(lukas);
    expect(await me(tablet)).toMatchObject({ id: lukas, venues: [{ role: 'kitchen' }] });
  });

  it('gets no role that answers for money, people or books before there is a password', async () => {
    const id = await add();
    const role = (next: 'kitchen' | 'manager' | 'owner') =>
      owner.failure('POST /console/{venue}/team/{person}/role', {
        ...ofPerson(id),
        body: { role: next, was: 'waiter' },
      });
    expect(await role('manager')).toBe('role_needs_password');
    expect(await role('owner')).toBe('role_needs_password');
    await owner.call('POST /console/{venue}/team/{person}/role', {
      ...ofPerson(id),
      body: { role: 'kitchen', was: 'waiter' },
    });
    await takeOver(id);
    expect(await me(tablet)).toMatchObject({ venues: [{ role: 'kitchen' }] });
  });

  it('changes the PIN by the one they have; wrong ones count as at the door', async () => {
    const id = await add();
    await takeOver(id);
    expect((await tablet.call('GET /console/account', {})).pin).toMatchObject({ given: true });
    const change = (pin: string, next: string) =>
      tablet.failure('POST /console/account/pin/change', { body: { pin, next } });
    expect(await change(PIN, '4444')).toBe('pin_too_easy');
    expect(await change('9090', OTHER)).toBe('pin_wrong');
    await tablet.call('POST /console/account/pin/change', { body: { pin: PIN, next: OTHER } });
    expect((await tablet.call('GET /console/account', {})).pin).toMatchObject({ given: false });
    expect(await refused(id, PIN)).toBe('pin_wrong');
    await takeOver(id, OTHER);
    const said: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) said.push(await change('9090', PIN));
    expect(said).toEqual([...Array(4).fill('pin_wrong'), 'pin_locked', 'pin_locked']);
    expect(await change(OTHER, PIN)).toBe('pin_locked');
    // Who has a password never changes the PIN by the PIN alone.
    await owner.call('POST /console/account/pin', { body: { password: STAFF_PASSWORD, pin: PIN } });
    await takeOver((await me(owner)).id);
    expect(await change(PIN, OTHER)).toBe('password_needed');
  });

  it('gets another PIN from the owner: the old one is gone on every tablet at once, locks included', async () => {
    const id = await add();
    const kitchen = await aTablet('Pass tablet');
    await takeOver(id, PIN, kitchen);
    for (let tries = 0; tries < 5; tries += 1) await refused(id, '9090');
    const { device } = await tablet.call('GET /console/device', {});
    expect(device?.people).toMatchObject([{ id, locked: true, by_pin_alone: true }]);
    const another = { ...ofPerson(id), body: { pin: OTHER } };
    const manager = await aStaff(server, { id: owner.venue }, 'manager');
    expect(await manager.failure('POST /console/{venue}/team/{person}/pin', another)).toBe('not_allowed');
    await owner.call('POST /console/{venue}/team/{person}/pin', another);
    await expect(me(kitchen)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await refused(id, PIN, kitchen)).toBe('pin_wrong');
    await takeOver(id, OTHER);
    expect((await me(tablet)).id).toBe(id);
    // Who has a password sets their own.
    const managers = { ...ofPerson((await me(manager)).id), body: { pin: OTHER } };
    expect(await owner.failure('POST /console/{venue}/team/{person}/pin', managers)).toBe('not_allowed');
  });

  it('is out at once when let go, and the PIN is forgotten', async () => {
    const id = await add();
    await takeOver(id);
    await owner.call('POST /console/{venue}/team/{person}/remove', { ...ofPerson(id), body: {} });
    await expect(me(tablet)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await refused(id, PIN)).toBe('not_found');
    const { rows } = await server.database.pool.query('select from staff_pin where user_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('an e-mail for somebody who had a PIN alone', () => {
  const PASSWORD = 'a password of her own';
  const give = (person: string, email: string) =>
    owner.call('POST /console/{venue}/team/{person}/invite', { ...ofPerson(person), body: { email } });
  const accept = (code: string) => ({ body: { code, password: PASSWORD } });

  it('makes an account of the same person, with the PIN and the role of that moment, once', async () => {
    const id = await add();
    const { code: first } = await give(id, 'emilia@venue.test');
    const { code, team } = await give(id, 'emilija@venue.test');
    expect(team.invitations.map(({ email }) => email)).toEqual(['emilija@venue.test']);
    expect(await server.client().failure('POST /console/join/accept', accept(first))).toBe('invitation_gone');
    await owner.call('POST /console/{venue}/team/{person}/role', {
      ...ofPerson(id),
      body: { role: 'kitchen', was: 'waiter' },
    });
    const taps = await Promise.allSettled(
      [1, 2, 3].map(() => server.client().call('POST /console/join/accept', accept(code))),
    );
    expect(taps.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const phone = server.client();
    await phone.call('POST /console/sign-in', { body: { email: 'emilija@venue.test', password: PASSWORD } });
    expect(await me(phone)).toMatchObject({ id, name: 'Emilija', venues: [{ role: 'kitchen' }] });
    await takeOver(id);
    await tablet.call('POST /console/confirm-password', { body: { password: PASSWORD } });
    expect(
      await owner.failure('POST /console/{venue}/team/{person}/invite', {
        ...ofPerson(id),
        body: { email: 'a@b.test' },
      }),
    ).toBe('not_allowed');
  });

  it('is not that of somebody else, and opens nothing for who was let go meanwhile', async () => {
    const elsewhere = await aStaff(server, await aVenue(server), 'owner');
    const id = await add();
    const { code: taken } = await give(id, elsewhere.email);
    const asElsewhere = { body: { code: taken, password: STAFF_PASSWORD } };
    expect(await server.client().failure('POST /console/join/accept', asElsewhere)).toBe('email_taken');
    const ours = { ...ofPerson(id), body: { email: owner.email } };
    expect(await owner.failure('POST /console/{venue}/team/{person}/invite', ours)).toBe('already_staff');
    const { code } = await give(id, 'gone@venue.test');
    await owner.call('POST /console/{venue}/team/{person}/remove', { ...ofPerson(id), body: {} });
    expect(await server.client().failure('POST /console/join/accept', accept(code))).toBe('invitation_gone');
  });
});
