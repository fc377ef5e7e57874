import { aStaff, STAFF_PASSWORD, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue, type TestVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PIN = '4071';

let server: TestServer;
let venue: TestVenue;
let manager: TestStaff;
let waiter: TestStaff;
let tablet: TestClient;
let waiterId: string;
beforeAll(async () => {
  server = await testServer({ now: Date.now() });
});
afterAll(() => server.stop());

const signInOn = (client: TestClient, email: string, password = STAFF_PASSWORD) =>
  client.call('POST /console/sign-in', { body: { email, password } });
const setPin = (who: TestStaff, pin: string | null = PIN) =>
  who.call('POST /console/account/pin', { body: { password: STAFF_PASSWORD, pin } });
const takeOver = (person: string, pin = PIN, client = tablet) =>
  client.call('POST /console/device/switch', { body: { person, pin } });
const refused = (person: string, pin: string) =>
  tablet.failure('POST /console/device/switch', { body: { person, pin } });
const me = (client: Pick<TestClient, 'call'>) => client.call('GET /console/me', {});

beforeEach(async () => {
  venue = await aVenue(server, { name: 'Kukū' });
  manager = await aStaff(server, venue, 'manager');
  waiter = await aStaff(server, venue, 'waiter');
  await setPin(waiter);
  tablet = server.client();
  await signInOn(tablet, manager.email);
  await tablet.call('POST /console/{venue}/shared-devices', {
    venue: venue.id,
    body: { name: 'Bar tablet' },
  });
  waiterId = (await me(waiter)).id;
});

describe('a shared device', () => {
  it('asks who is there, and lets people in by PIN under their own name and role', async () => {
    await expect(me(tablet)).rejects.toMatchObject({ code: 'not_signed_in' });
    const { device } = await tablet.call('GET /console/device', {});
    expect(device).toEqual({
      name: 'Bar tablet',
      venue_name: 'Kukū',
      lock_minutes: 5,
      people: [{ id: waiterId, name: waiter.name, role: 'waiter', locked: false, by_pin_alone: false }],
    });
    await takeOver(waiterId);
    const now = await me(tablet);
    expect(now).toMatchObject({ id: waiterId, lock_minutes: 5, venues: [{ role: 'waiter' }] });
    await tablet.call('POST /console/{venue}/status', {
      venue: venue.id,
      body: { order_status: 'temporarily_disabled' },
    });
    const { rows } = await server.database.pool.query(
      "select actor from audit_log where venue_id = $1 and action = 'venue-status'",
      [venue.id],
    );
    expect(rows).toEqual([{ actor: `staff:${waiterId}` }]);
    expect(await tablet.failure('GET /console/{venue}/security', { venue: venue.id })).toBe('not_allowed');
    // A browser without the device's cookie knows of nobody.
    expect(await server.client().call('GET /console/device', {})).toEqual({ device: null });
    await expect(takeOver(waiterId, PIN, server.client())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes five wrong PINs, then the password alone, which makes the PIN good again', async () => {
    expect(await refused(waiterId, '9999')).toBe('pin_wrong');
    await takeOver(waiterId);
    await tablet.call('POST /console/sign-out', {});
    const said = [];
    for (let index = 0; index < 5; index += 1) said.push(await refused(waiterId, '9999'));
    expect(said).toEqual(['pin_wrong', 'pin_wrong', 'pin_wrong', 'pin_wrong', 'pin_locked']);
    expect(await refused(waiterId, PIN)).toBe('pin_locked');
    const { device } = await tablet.call('GET /console/device', {});
    expect(device?.people[0]?.locked).toBe(true);
    await signInOn(tablet, waiter.email);
    expect((await me(tablet)).lock_minutes).toBe(5);
    await tablet.call('POST /console/sign-out', {});
    await takeOver(waiterId);
    expect((await me(tablet)).id).toBe(waiterId);
  });

  it('locks a PIN where it was tried, and not on the other devices', async () => {
    const other = server.client();
    await signInOn(other, manager.email);
    await other.call('POST /console/{venue}/shared-devices', {
      venue: venue.id,
      body: { name: 'Pass tablet' },
    });
    for (let tries = 0; tries < 5; tries += 1) await refused(waiterId, '9999');
    expect(await refused(waiterId, PIN)).toBe('pin_locked');
    const { device } = await other.call('GET /console/device', {});
    expect(device?.people).toMatchObject([{ id: waiterId, locked: false }]);
    await takeOver(waiterId, PIN, other);
    expect((await me(other)).id).toBe(waiterId);
    // Working on elsewhere gives whoever tried no more tries.
    expect(await refused(waiterId, PIN)).toBe('pin_locked');
  });

  it('has no more than five tries at the same time either', async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => refused(waiterId, `90${index + 10}`)),
    );
    expect(tries.filter(code => code === 'pin_wrong').length).toBeLessThanOrEqual(4);
    expect(await refused(waiterId, PIN)).toBe('pin_locked');
  });

  it('refuses PINs that anybody would try, and to set one without the password', async () => {
    const set = (body: { password: string; pin: string }) =>
      waiter.failure('POST /console/account/pin', { body });
    expect(await set({ password: STAFF_PASSWORD, pin: '1234' })).toBe('pin_too_easy');
    expect(await set({ password: 'wrong', pin: PIN })).toBe('password_wrong');
    const { rows } = await server.database.pool.query('select pin_hash from staff_pin where user_id = $1', [
      waiterId,
    ]);
    expect(rows[0].pin_hash).toMatch(/^\$argon2id\$/);
    await setPin(waiter, null);
    expect(await refused(waiterId, PIN)).toBe('not_found');
  });

  it('locks itself when nobody touched it for the minutes of the venue', async () => {
    await takeOver(waiterId);
    for (let minute = 0; minute < 8; minute += 1) {
      server.clock.advance(60_000);
      await me(tablet);
    }
    server.clock.advance(5 * 60_000 + 1_000);
    await expect(me(tablet)).rejects.toMatchObject({ code: 'not_signed_in' });
    // The own browser of the same person is no shared one.
    expect((await me(waiter)).id).toBe(waiterId);
  });

  it('opens its own venue alone, whatever else the person may do', async () => {
    const other = await aVenue(server);
    await server.database.pool.query(
      "insert into staff_membership (user_id, venue_id, role) values ($1, $2, 'owner')",
      [waiterId, other.id],
    );
    await takeOver(waiterId);
    expect((await me(tablet)).venues.map(({ id }) => id)).toEqual([venue.id]);
    expect(await tablet.failure('GET /console/{venue}/board', { venue: other.id })).toBe('not_found');
    expect((await tablet.fetch(`/api/console/ledger/export?venue=${other.id}`)).status).toBe(404);
    // Nobody of another venue, by whatever PIN.
    const stranger = await aStaff(server, other);
    await setPin(stranger);
    expect(await refused((await me(stranger)).id, PIN)).toBe('not_found');
  });

  it('asks owners for the password before settings of money, and only for five minutes', async () => {
    const owner = await aStaff(server, venue, 'owner');
    await setPin(owner, '8259');
    const chosen = (revision: number) => ({ venue: venue.id, body: { methods: [], revision } });
    const methods = chosen(0);
    await takeOver((await me(owner)).id, '8259');
    expect(await tablet.failure('POST /console/{venue}/payment-methods', methods)).toBe('password_needed');
    expect(await tablet.failure('POST /console/confirm-password', { body: { password: 'wrong' } })).toBe(
      'password_wrong',
    );
    await tablet.call('POST /console/confirm-password', { body: { password: STAFF_PASSWORD } });
    await tablet.call('POST /console/{venue}/payment-methods', methods);
    for (let minute = 0; minute < 6; minute += 1) {
      server.clock.advance(60_000);
      await me(tablet);
    }
    expect(await tablet.failure('POST /console/{venue}/payment-methods', methods)).toBe('password_needed');
    await owner.call('POST /console/{venue}/payment-methods', chosen(1));
  });

  it('is no longer shared when that is ended: who is on it is out', async () => {
    await takeOver(waiterId);
    const { security } = await manager.call('GET /console/{venue}/security', { venue: venue.id });
    expect(security.devices.map(({ name, shared_by }) => [name, shared_by])).toEqual([
      ['Bar tablet', manager.name],
    ]);
    const stranger = await aStaff(server, await aVenue(server), 'manager');
    const device = security.devices[0]?.id ?? '';
    expect(
      await stranger.failure('POST /console/{venue}/shared-devices/{device}/end', {
        venue: stranger.venue,
        device,
        body: {},
      }),
    ).toBe('not_found');
    await manager.call('POST /console/{venue}/shared-devices/{device}/end', {
      venue: venue.id,
      device,
      body: {},
    });
    await expect(me(tablet)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await tablet.call('GET /console/device', {})).toEqual({ device: null });
  });
});
