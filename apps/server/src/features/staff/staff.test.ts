import { createHash } from 'node:crypto';
import { aStaff, STAFF_PASSWORD } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up as hashStaffTokens } from '../../database/migrations/0049-staff-token-hashes.ts';
import { createStaff } from './index.ts';
import { hashPassword, verifyPassword } from './password/password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const me = (client: { call: ReturnType<TestServer['client']>['call'] }) => client.call('GET /console/me', {});
const signIn = (email: string, password: string, client = server.client()) =>
  client.call('POST /console/sign-in', { body: { email, password } });

describe('passwords', () => {
  it('are kept as salted argon2id with the cost OWASP asks for', async () => {
    const [one, two] = await Promise.all([hashPassword('secret words'), hashPassword('secret words')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword(one ?? '', 'secret words')).toBe(true);
    expect(await verifyPassword(one ?? '', 'secret wordz')).toBe(false);
    expect(await verifyPassword('no hash at all', 'secret words')).toBe(false);
  });
});

describe('staff sessions', () => {
  it('start with e-mail and password, say who is signed in where, and end with sign-out', async () => {
    const venue = await aVenue(server, { name: 'Kukū' });
    const owner = await aStaff(server, venue, 'owner');
    expect(await me(owner)).toEqual({
      id: expect.any(String),
      lock_minutes: null,
      name: 'The owner',
      email: owner.email,
      venues: [
        {
          id: venue.id,
          name: 'Kukū',
          slug: venue.slug,
          role: 'owner',
          hall: null,
          reserves: false,
          two_step_missing: false,
          currency: { code: 'EUR', symbol: '€', decimals: 2 },
          locale_code: 'lt-LT',
          time_zone: 'Europe/Vilnius',
          day_cutoff_minutes: 300,
          payment_methods: [],
        },
      ],
    });
    const copy = server.client();
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value);
    await owner.call('POST /console/sign-out', {});
    await expect(me(owner)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(me(copy)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('are a cookie that scripts cannot read and other sites cannot send', async () => {
    const venue = await aVenue(server);
    await createStaff(server.database, {
      email: 'cookie@venue.test',
      name: 'C',
      password: 'long enough',
      venueId: venue.id,
      role: 'waiter',
    });
    const response = await server.client().fetch('/api/console/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify({ email: 'COOKIE@venue.test', password: 'long enough' }),
    });
    const cookie = response.headers.getSetCookie().find(line => line.startsWith('tableside_staff=')) ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Max-Age=43200');
  });

  it('fail alike for a wrong password, an unknown e-mail and an account without a venue', async () => {
    const venue = await aVenue(server);
    const waiter = await aStaff(server, venue);
    await expect(signIn(waiter.email, 'wrong')).rejects.toMatchObject({ code: 'sign_in_failed', http: 401 });
    await expect(signIn('nobody@venue.test', 'wrong')).rejects.toMatchObject({ code: 'sign_in_failed' });
    await server.database.pool.query('delete from staff_membership where venue_id = $1', [venue.id]);
    await expect(signIn(waiter.email, STAFF_PASSWORD)).rejects.toMatchObject({
      code: 'sign_in_failed',
    });
  });

  it('get a new token with each sign-in, and the old one of the browser is dead', async () => {
    const venue = await aVenue(server);
    const waiter = await aStaff(server, venue);
    const old = server.client();
    for (const [name, value] of waiter.cookies) old.cookies.set(name, value);
    await waiter.call('POST /console/sign-in', {
      body: { email: waiter.email, password: STAFF_PASSWORD },
    });
    expect((await me(waiter)).name).toBe(waiter.name);
    await expect(me(old)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('are stored as the hash of their token; one of before, stored as it is, is hashed and goes on', async () => {
    const own = await testServer();
    const waiter = await aStaff(own, await aVenue(own));
    const token = waiter.cookies.get('tableside_staff') ?? '';
    const { pool, kysely } = own.database;
    const { rows } = await pool.query<{ row: string; hash: string }>(
      `select s::text as row, token_hash as hash from auth_session s join auth_user u on u.id = s.user_id where u.email = $1`,
      [waiter.email],
    );
    expect(rows.map(({ hash }) => hash)).toEqual([createHash('sha256').update(token).digest('hex')]);
    expect(rows[0]?.row).not.toContain(token);
    await pool.query('alter table auth_session rename column token_hash to token');
    await pool.query('update auth_session set token = $1 where token = $2', [token, rows[0]?.hash]);
    await hashStaffTokens(kysely as Kysely<unknown>);
    own.clock.advance(60_000);
    expect((await me(waiter)).name).toBe(waiter.name);
    await own.stop();
  });

  it('are over after twelve hours', async () => {
    const own = await testServer({ now: Date.now() });
    try {
      const { email, name } = await aStaff(own, await aVenue(own));
      const browser = own.client();
      await browser.call('POST /console/sign-in', { body: { email, password: STAFF_PASSWORD } });
      own.clock.advance(12 * 3_600_000 - 60_000);
      expect((await me(browser)).name).toBe(name);
      own.clock.advance(120_000);
      await expect(me(browser)).rejects.toMatchObject({ code: 'not_signed_in' });
    } finally {
      await own.stop();
    }
  });

  it('are refused to demo staff while the server runs without demo data, and given with it', async () => {
    const withDemo = await testServer({ env: { DEMO: '1' } });
    try {
      for (const [each, outcome] of [
        [server, 'rejected'],
        [withDemo, 'fulfilled'],
      ] as const) {
        const venue = await aVenue(each);
        await createStaff(each.database, {
          email: 'owner@demo.test',
          name: 'Demo',
          password: 'tableside-demo',
          venueId: venue.id,
          role: 'owner',
          isDemo: true,
        });
        const client = each.client();
        const [result] = await Promise.allSettled([signIn('owner@demo.test', 'tableside-demo', client)]);
        expect(result?.status).toBe(outcome);
      }
    } finally {
      await withDemo.stop();
    }
  });

  it('cannot be guessed for long: one account takes few tries', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      const codes: string[] = [];
      for (let index = 0; index < 12; index += 1) {
        const [result] = await Promise.allSettled([signIn('x@venue.test', 'wrong', strict.client())]);
        if (result?.status === 'rejected') codes.push(result.reason.code);
      }
      expect(codes.filter(code => code === 'sign_in_failed')).toHaveLength(10);
      expect(codes.at(-1)).toBe('rate_limited');
    } finally {
      await strict.stop();
    }
  });
});

describe('roles', () => {
  it('open what the contract allows at the own venue, and another venue looks like none', async () => {
    const venue = await aVenue(server);
    const other = await aVenue(server);
    const kitchen = await aStaff(server, venue, 'kitchen');
    const accountant = await aStaff(server, venue, 'accountant');
    const board = (who: typeof kitchen, id: string) => who.call('GET /console/{venue}/board', { venue: id });
    expect((await board(kitchen, venue.id)).orders).toEqual([]);
    await expect(board(accountant, venue.id)).rejects.toMatchObject({ code: 'not_allowed', http: 403 });
    await expect(board(kitchen, other.id)).rejects.toMatchObject({ code: 'not_found', http: 404 });
    await expect(board(kitchen, 'no-venue')).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      server.client().call('GET /console/{venue}/board', { venue: venue.id }),
    ).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
