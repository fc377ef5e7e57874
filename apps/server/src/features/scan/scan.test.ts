import { createHash } from 'node:crypto';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const place = async (over: Parameters<typeof aVenue>[1] = {}, table: Parameters<typeof aTable>[2] = {}) => {
  const venue = await aVenue(server, over);
  await aMenu(server, venue);
  return { venue, table: await aTable(server, venue, table) };
};
const visits = (tableId: string) =>
  server.database.kysely.selectFrom('table_visit').selectAll().where('table_id', '=', tableId).execute();
const sessionsAt = (tableId: string) =>
  server.database.kysely.selectFrom('guest_session').selectAll().where('table_id', '=', tableId).execute();

describe('scanning a table code', () => {
  it('[SCAN-04] names the venue and table behind a code', async () => {
    const { venue, table } = await place();
    expect(await server.client().call('GET /restaurant-by-code/{hash}', { hash: table.code })).toEqual({
      restaurant_id: venue.id,
      table_id: table.id,
    });
  });

  it('[SCAN-06] [SESSION-01] [SESSION-02] [SESSION-03] opens a session with cookies for the device (8760 h) and the table (6 h)', async () => {
    const { venue, table } = await place();
    const phone = server.client();
    const opened = await phone.call('GET /{hash}', { hash: table.code });
    expect(opened).toMatchObject({ restaurant_id: venue.id, table_id: table.id });
    const response = await server.client().fetch(`/api/${table.code}`);
    const cookies = response.headers.getSetCookie();
    expect(cookies.find(line => line.startsWith('device='))).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(cookies.find(line => line.startsWith('table_session='))).toMatch(
      /; Max-Age=21600; Path=\/; SameSite=Lax$/,
    );
  });

  it('[ENTITY-01] [SESSION-01] stores venue, table and session in a cookie for six hours', async () => {
    const { venue, table } = await place();
    const phone = await server.guestAt(table.code);
    expect(JSON.parse(decodeURIComponent(phone.cookies.get('table_session') ?? ''))).toEqual({
      restaurant_id: venue.id,
      table_id: table.id,
      session: phone.session,
    });
  });

  it('keeps only hashes of the tokens', async () => {
    const { table } = await place();
    const phone = await server.guestAt(table.code);
    const [stored] = await sessionsAt(table.id);
    expect(stored?.token_hash).toEqual(createHash('sha256').update(phone.session).digest());
    const device = phone.cookies.get('device') ?? '';
    expect(stored?.device_hash).toEqual(createHash('sha256').update(device).digest());
  });

  it('gives a phone a device secret of ours in the place of one that somebody else thought up', async () => {
    const { table } = await place();
    const planted = 'a'.repeat(43);
    const [victim, thief] = [server.client(), server.client()];
    for (const phone of [victim, thief]) phone.cookies.set('device', planted);
    const { session } = await victim.call('GET /{hash}', { hash: table.code });
    expect(victim.cookies.get('device')).not.toBe(planted);
    await expect(thief.call('GET /cart/{session}/get', { session })).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect((await thief.call('GET /{hash}', { hash: table.code })).session).not.toBe(session);
    // One of ours with a letter changed is none of ours.
    const own = victim.cookies.get('device') ?? '';
    const changed = `${own.startsWith('A') ? 'B' : 'A'}${own.slice(1)}`;
    victim.cookies.set('device', changed);
    await victim.call('GET /{hash}', { hash: table.code });
    expect(victim.cookies.get('device')).not.toBe(changed);
  });

  it('[SCAN-04] answers a second scan of the same phone with the session it has', async () => {
    const { table } = await place();
    const phone = await server.guestAt(table.code);
    phone.cookies.delete('table_session');
    expect((await phone.call('GET /{hash}', { hash: table.code })).session).toBe(phone.session);
    expect(await sessionsAt(table.id)).toHaveLength(1);
  });

  it('[SCAN-05] forgets without a word that the phone sat at another table, or nowhere we know', async () => {
    const { table } = await place();
    const elsewhere = await place();
    const phone = await server.guestAt(elsewhere.table.code);
    for (const stored of [
      phone.cookies.get('table_session') ?? '',
      'not%20ours',
      '%7B%22session%22%3A1%7D',
    ]) {
      phone.cookies.set('table_session', stored);
      const { session, table_id } = await phone.call('GET /{hash}', { hash: table.code });
      expect(table_id).toBe(table.id);
      expect(JSON.parse(decodeURIComponent(phone.cookies.get('table_session') ?? ''))).toMatchObject({
        table_id: table.id,
        session,
      });
    }
  });

  it('seats phones that scan at the same moment at one visit and counts them', async () => {
    const { table } = await place();
    const phones = await Promise.all(Array.from({ length: 6 }, () => server.guestAt(table.code)));
    expect(new Set(phones.map(phone => phone.session)).size).toBe(6);
    const open = await visits(table.id);
    expect(open).toHaveLength(1);
    expect(open[0]?.guest_count).toBe(6);
    const indices = (await sessionsAt(table.id)).map(session => session.guest_index);
    expect(indices.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each(['pickup', 'self_service'] as const)(
    '[SESSION-11] gives each phone at a %s table a visit of its own',
    async type => {
      const { table } = await place({}, { orderType: type });
      await server.guestAt(table.code);
      await server.guestAt(table.code);
      expect(await visits(table.id)).toHaveLength(2);
    },
  );

  it('opens nothing by the short code in an address; typed in, however it was heard, it leads to the table', async () => {
    const { table } = await place({}, { code: 'TERRACE-7' });
    const phone = server.client();
    const { shortCode } = table;
    for (const hash of [shortCode, shortCode.toLowerCase(), 'ZZZZZ']) {
      expect(await phone.failure('GET /{hash}', { hash })).toBe('table_code_spoken');
      expect(await phone.failure('GET /preview/{hash}', { hash })).toBe('table_code_spoken');
      expect(await phone.failure('GET /restaurant-by-code/{hash}', { hash })).toBe('table_code_spoken');
    }
    expect(await sessionsAt(table.id)).toEqual([]);
    const typed = (code: string) => phone.call('POST /spoken-code', { body: { code } });
    const heard = ` ${shortCode.slice(0, 2)}-${shortCode.slice(2).toLowerCase()}`;
    for (const code of [shortCode.toLowerCase(), heard, 'terrace-7'])
      expect((await typed(code)).hash.toUpperCase()).toBe('TERRACE-7');
    await expect(typed('ZZZZZ')).rejects.toMatchObject({ code: 'table_code_unknown' });
    expect(await sessionsAt(table.id)).toEqual([]);
    const { session } = await phone.call('GET /{hash}', { hash: 'TERRACE-7' });
    expect((await phone.call('GET /{hash}', { hash: 'terrace-7' })).session).toBe(session);
  });

  it('starts a new visit when everybody of the last one is gone for six hours', async () => {
    const { table } = await place();
    await server.guestAt(table.code);
    server.clock.advance(6 * 3_600_000);
    const next = await server.guestAt(table.code);
    const all = await visits(table.id);
    expect(all.filter(visit => visit.closed_at === null)).toHaveLength(1);
    expect(all).toHaveLength(2);
    expect((await next.call('GET /get-session-data/{session}', { session: next.session })).mode).toBe('scan');
  });

  it('starts in a language of the browser that is offered, else in the main one [LANG-11]', async () => {
    const { table } = await place({ settings: { mainLanguage: 'en', languages: ['lt', 'pl'] } });
    const languageOf = async (header: string) => {
      const phone = server.client();
      const response = await phone.fetch(`/api/${table.code}`, { headers: { 'accept-language': header } });
      const { data } = (await response.json()) as { data: { session: string } };
      return (await phone.call('GET /get-session-data/{session}', { session: data.session }))
        .selected_language;
    };
    expect(await languageOf('de-DE, pl;q=0.5, lt;q=0.8')).toBe('lt');
    expect(await languageOf('ja')).toBe('en');
    expect(await languageOf(';;q=x,,*')).toBe('en');
  });
});

describe('scans that fail', () => {
  it.each([
    ['updating_menu', 'updating_menu', 503],
    ['disabled', 'venue_disabled', 403],
  ] as const)('[SCAN-13] answers %s with its status', async (scanStatus, code, http) => {
    const { table } = await place({ scanStatus });
    const phone = server.client();
    expect(await phone.failure('GET /{hash}', { hash: table.code })).toBe(code);
    expect(await phone.failure('GET /restaurant-by-code/{hash}', { hash: table.code })).toBe(code);
    const response = await phone.fetch(`/api/${table.code}`);
    expect(response.status).toBe(http);
    expect(await response.json()).toMatchObject({ status: scanStatus, code });
  });

  it('[SCAN-13] counts a venue without a published menu as updating, and says that it has none', async () => {
    const venue = await aVenue(server);
    const table = await aTable(server, venue);
    const phone = server.client();
    expect(await phone.failure('GET /{hash}', { hash: table.code })).toBe('menu_not_published');
    const response = await phone.fetch(`/api/${table.code}`);
    expect([response.status, await response.json()]).toMatchObject([503, { status: 'updating_menu' }]);
  });

  it.each([
    'NOPE-1',
    'ab',
    '%00',
    '..%2f..',
    "'; drop table venue; --",
    '🍕🍕🍕',
    '\u202etest',
    'x'.repeat(150),
    '$(7*7)',
    'null',
  ])('does not know the code %s', async code => {
    const response = await server.client().fetch(`/api/${encodeURIComponent(code)}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('code');
  });
});

describe('preview', () => {
  it('[PREVIEW-03] [SESSION-05] opens a session in preview mode that counts as nobody', async () => {
    const { table } = await place();
    const phone = server.client();
    const { session, mode } = await phone.call('GET /preview/{hash}', { hash: table.code });
    expect(mode).toBe('preview');
    expect((await phone.call('GET /get-session-data/{session}', { session })).mode).toBe('preview');
    expect((await visits(table.id)).filter(visit => visit.closed_at === null)).toHaveLength(0);
    expect((await phone.call('GET /preview/{hash}', { hash: table.code })).session).toBe(session);
    expect(phone.cookies.has('table_session')).toBe(false);
  });

  it('opens while the menu is being updated, but not for a disabled venue', async () => {
    const updating = await place({ scanStatus: 'updating_menu' });
    const disabled = await place({ scanStatus: 'disabled' });
    const phone = server.client();
    await phone.call('GET /preview/{hash}', { hash: updating.table.code });
    expect(await phone.failure('GET /preview/{hash}', { hash: disabled.table.code })).toBe('venue_disabled');
  });
});
