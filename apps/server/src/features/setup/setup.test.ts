import type { NewVenue } from '@tableside/contract/http/admin/setup';
import { withSetupCode } from '@tableside/contract/setup-code';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSetup } from './index.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.stop());

const owner = { name: 'Ona', email: 'ona@kuku.test', password: 'a long enough one' };
const venue: NewVenue = {
  name: 'Kukū',
  type: 'restaurant',
  country: 'PL',
  currency: 'PLN',
  time_zone: 'Europe/Warsaw',
  main_language: 'pl',
  languages: ['en'],
  address: 'Rynek 1',
  working_hours: [{ days: [1, 2, 3, 4, 5], from: 600, to: 1320 }],
  tables: 12,
};
const setUp = (
  { code, ...over }: { code: string | null; owner?: typeof owner; venue?: NewVenue },
  client = server.client(),
) =>
  client.call('POST /console/setup', {
    headers: withSetupCode(code ?? ''),
    body: { owner, venue, ...over },
  });
const count = async (table: string) =>
  (
    await server.database.run<{ n: number }>(`count-${table}`, `select count(*)::int as n from ${table}`, [])
  )[0]?.n;

describe('an installation without an owner', () => {
  it('is set up once with the code of its start: owner, venue, and tables with printed and spoken codes', async () => {
    const code = await openSetup(server.database);
    expect(await server.client().call('GET /console/setup', {})).toMatchObject({ open: true });
    const browser = server.client();
    expect(await setUp({ code: ` ${code?.toLowerCase().replaceAll('-', ' ')}` }, browser)).toEqual({
      venue: 'kuku',
    });
    expect(await browser.call('GET /console/setup', {})).toMatchObject({ open: false });

    await browser.call('POST /console/sign-in', { body: { email: owner.email, password: owner.password } });
    const { venues } = await browser.call('GET /console/me', {});
    expect(venues).toMatchObject([
      {
        name: 'Kukū',
        slug: 'kuku',
        role: 'owner',
        currency: { code: 'PLN', symbol: 'zł', decimals: 2 },
        time_zone: 'Europe/Warsaw',
        locale_code: 'pl-PL',
        payment_methods: ['cash'],
      },
    ]);
    const { tables } = await browser.call('GET /console/{venue}/tables', { venue: venues[0]?.id ?? '' });
    expect(tables.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));

    const codes = await server.database.run<{ code: string; short_code: string }>(
      'codes-of-test',
      'select code, short_code from venue_table',
      [],
    );
    // Twenty letters of thirty-two: far beyond the 64 random bits that nobody tries out.
    for (const row of codes)
      expect([row.code, row.short_code]).toEqual([
        expect.stringMatching(/^[A-Z0-9]{20}$/),
        expect.stringMatching(/^[A-Z0-9]{5}$/),
      ]);
    expect(new Set(codes.map(row => row.code)).size).toBe(12);

    expect(await openSetup(server.database)).toBeNull();
    await expect(setUp({ code })).rejects.toMatchObject({ code: 'setup_closed' });
  });

  it('says the same code at each start and on each server', async () => {
    const [one, two] = await Promise.all([openSetup(server.database), openSetup(server.database)]);
    expect(one).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect(two).toBe(one);
    expect(await openSetup(server.database)).toBe(one);
  });

  it('gets one owner when two come at the same moment', async () => {
    const code = await openSetup(server.database);
    const other = { ...owner, email: 'other@kuku.test' };
    const both = await Promise.allSettled([setUp({ code }), setUp({ code, owner: other })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'setup_closed' },
    });
    expect([await count('venue'), await count('auth_user')]).toEqual([1, 1]);
  });

  it.each([
    ['a wrong code', { code: 'ЖAAA-AAAA-AAAA%' }, { code: 'setup_code_wrong' }],
    [
      'a currency that does not exist',
      { venue: { ...venue, currency: 'XQX' } },
      { code: 'validation_failed', details: { fields: { 'venue.currency': 'unknown' } } },
    ],
    [
      'a zone that does not exist',
      { venue: { ...venue, time_zone: 'Europe/Kaunas' } },
      { code: 'validation_failed', details: { fields: { 'venue.time_zone': 'unknown' } } },
    ],
    [
      'a language that nothing is written in',
      { venue: { ...venue, main_language: 'xx' } },
      { code: 'validation_failed', details: { fields: { 'venue.languages': 'unknown' } } },
    ],
    ['a short password', { owner: { ...owner, password: 'short' } }, { code: 'validation_failed' }],
    ['a venue without a name', { venue: { ...venue, name: '  ' } }, { code: 'validation_failed' }],
  ])('refuses %s and makes nothing', async (_, over, refusal) => {
    const code = await openSetup(server.database);
    await expect(setUp({ code, ...over })).rejects.toMatchObject(refusal);
    expect([await count('venue'), await count('auth_user'), await count('setup')]).toEqual([0, 0, 1]);
  });

  it('takes another address when a venue has the name already', async () => {
    const code = await openSetup(server.database);
    await server.database.run('slug-of-test', `update venue set slug = 'kuku' where id = $1`, [
      (await aVenue(server)).id,
    ]);
    expect(await setUp({ code })).toEqual({ venue: 'kuku-2' });
  });
});

it('an installation where somebody works is never open for setting up', async () => {
  const mine = await aVenue(server);
  await aStaff(server, mine, 'waiter');
  expect(await openSetup(server.database)).toBeNull();
  expect(await server.client().call('GET /console/setup', {})).toMatchObject({ open: false });
  await expect(setUp({ code: 'AAAA-AAAA-AAAA' })).rejects.toMatchObject({ code: 'setup_closed' });
});

it('an account that exists keeps its password: its address cannot be taken by setting up', async () => {
  const mine = await aVenue(server);
  const demo = await aStaff(server, mine, 'owner');
  await server.database.run('demo-of-test', 'update staff_membership set is_demo = true', []);
  const code = await openSetup(server.database);
  expect(code).not.toBeNull();
  await expect(setUp({ code, owner: { ...owner, email: demo.email.toUpperCase() } })).rejects.toMatchObject({
    code: 'email_taken',
  });
});
