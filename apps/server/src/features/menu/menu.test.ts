import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Category, MenuDocument } from '@tableside/domain/menu';
import { aCategory, aMenu, aMenuDocument, anItem, someStock } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { watchStatements } from '@tableside/testkit/server/watch-statements.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const guestOf = async (document?: MenuDocument, over: Parameters<typeof aVenue>[1] = {}) => {
  const venue = await aVenue(server, over);
  await aMenu(server, venue, document);
  const table = await aTable(server, venue);
  const phone = await server.guestAt(table.code);
  const read = () => phone.call('GET /get-menu-categories/{session}', { session: phone.session });
  return { venue, table, phone, read };
};

/** Raw bytes: `fetch` would unpack them. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(`${server.url}${path}`, { headers }, response => {
      const chunks: Buffer[] = [];
      response.on('data', chunk => chunks.push(chunk as Buffer));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

const times = (from: number, to: number, type: 'availability' | 'visibility'): Category['availability'] => ({
  enabled: true,
  type,
  ranges: [{ days: [1, 2, 3, 4, 5, 6, 7], from, to }],
});
const hourly = (): MenuDocument => ({
  tags: [],
  categories: [
    aCategory({ id: 'always', items: [anItem({ id: 'a' })] }),
    aCategory({ id: 'empty' }),
    aCategory({
      id: 'lunch',
      availability: times(11 * 60, 15 * 60, 'visibility'),
      items: [anItem({ id: 'l' })],
    }),
    aCategory({
      id: 'grill',
      availability: times(17 * 60, 22 * 60, 'availability'),
      items: [anItem({ id: 'g' })],
    }),
  ],
});

describe('the menu', () => {
  it('[API-04] [MENU-03] [ENTITY-14] [ENTITY-18] [ENTITY-19] reads in the session’s language with prices in major units', async () => {
    const { phone, read } = await guestOf();
    await phone.call('POST /session/{session}/update-language', {
      session: phone.session,
      body: { language: 'lt' },
    });
    const menu = await read();
    expect(menu).toMatchObject({ version: 1, language: 'lt' });
    const pizza = menu.categories[0]?.items.find(({ id }) => id === 'pizza');
    expect(pizza).toMatchObject({
      name: 'Patiekalas pizza',
      price: 8,
      category: 'food',
      categoryHash: 'food',
      variations: [
        { name: 'Maža', price: 8 },
        { name: 'Didelė', price: 11 },
      ],
    });
    const steak = menu.categories[0]?.items.find(({ id }) => id === 'steak');
    expect([steak?.price, steak?.discounted_price]).toEqual([25, 20]);
  });

  it('[ITEM-17] leaves inactive options out', async () => {
    const { read } = await guestOf();
    const pizza = (await read()).categories[0]?.items.find(({ id }) => id === 'pizza');
    expect(pizza?.option_groups[1]?.options.map(({ id }) => id)).toEqual(['olives', 'ham', 'basil']);
  });

  it('[LANG-01] reads in another offered language on request and ignores one that is not', async () => {
    const { phone } = await guestOf();
    const { session } = phone;
    const asked = (language: string) =>
      phone.call('GET /get-menu-categories/{session}', { session, query: { language } });
    expect((await asked('lt')).language).toBe('lt');
    expect((await asked('de')).language).toBe('en');
  });

  it('[MENU-44] [MENU-46] [ENTITY-16] leaves out what is empty or hidden by the hour, keeps the rest as out of stock', async () => {
    server.clock.set('2026-03-18T10:00:00Z');
    const { read } = await guestOf(hourly());
    const menu = await read();
    expect(menu.categories.map(({ id }) => id)).toEqual(['always', 'lunch', 'grill']);
    expect(menu.categories[2]).toMatchObject({
      availability: { enabled: true, is_currently_available: false, type: 'availability' },
      items: [{ in_stock: false }],
    });
  });

  it('[MENU-45] publishes a new version in the minute a category’s hours begin or end, in the venue’s time zone', async () => {
    server.clock.set('2026-03-18T10:00:00Z');
    const { read } = await guestOf(hourly());
    await server.jobs.runNow('follow-schedules');
    expect((await read()).version).toBe(1);
    server.clock.set('2026-03-18T14:59:59Z');
    await server.jobs.runNow('follow-schedules');
    expect((await read()).categories.map(({ id }) => id)).toEqual(['always', 'grill']);
    expect((await read()).categories[1]?.availability.is_currently_available).toBe(false);
    server.clock.set('2026-03-18T15:00:00Z');
    await server.jobs.runNow('follow-schedules');
    const evening = await read();
    expect(evening.version).toBe(3);
    expect(evening.categories[1]?.items[0]?.in_stock).toBe(true);
  });

  it('answers 503 updating_menu until a menu is published', async () => {
    const { phone, venue } = await guestOf();
    await server.database.kysely
      .updateTable('venue')
      .set({ menu_version: 0 })
      .where('id', '=', venue.id)
      .execute();
    expect(await phone.failure('GET /get-menu-categories/{session}', { session: phone.session })).toBe(
      'menu_not_published',
    );
  });

  it('keeps naughty strings as they are', async () => {
    const naughty = '<script>alert(1)</script> \u202e ﷽ 👩‍👩‍👧 \\u0000 "\'`$(7*7) </script>';
    const { read } = await guestOf({
      tags: [],
      categories: [aCategory({ id: 'c', items: [anItem({ id: 'x', name: { en: naughty } })] })],
    });
    expect((await read()).categories[0]?.items[0]?.name).toBe(naughty);
  });
});

describe('the menu as bytes', () => {
  it('leaves as brotli, gzip or plain, each with its strong ETag, all the same text', async () => {
    const { phone } = await guestOf();
    const path = `/api/get-menu-categories/${phone.session}`;
    const cookie = `device=${phone.cookies.get('device')}`;
    const plain = await raw(path, { cookie });
    const brotli = await raw(path, { cookie, 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await raw(path, { cookie, 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    const etags = [plain, brotli, gzip].map(answer => answer.headers.etag);
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(brotli.headers['cache-control']).toBe('private, no-cache');
    expect(JSON.parse(plain.body.toString())).toHaveProperty('data.categories');
  });

  it('answers 304 to the phone that has it, and the new bytes after a change', async () => {
    const { phone, venue } = await guestOf();
    const path = `/api/get-menu-categories/${phone.session}`;
    const headers = { cookie: `device=${phone.cookies.get('device')}`, 'accept-encoding': 'br' };
    const first = await raw(path, headers);
    const known = { ...headers, 'if-none-match': String(first.headers.etag) };
    const again = await raw(path, known);
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const { etag, vary, 'cache-control': caching } = again.headers;
    expect({ etag, vary, caching }).toEqual({
      etag: first.headers.etag,
      vary: first.headers.vary,
      caching: first.headers['cache-control'],
    });
    const text = (await raw('/metrics', {})).body.toString();
    expect(text).toMatch(/get-menu-categories\/:session",status="304"/);
    await aMenu(server, venue, hourly());
    expect((await raw(path, known)).status).toBe(200);
  });
});

describe('publishing', () => {
  it('counts versions up, tells the venue’s guests and forgets old bytes', async () => {
    const { venue, read } = await guestOf();
    for (let i = 0; i < 4; i += 1) {
      await aMenu(server, venue, {
        tags: [],
        categories: [aCategory({ id: `c${i}`, items: [anItem({ id: `i${i}` })] })],
      });
    }
    expect((await read()).version).toBe(5);
    const kept = await server.database.kysely
      .selectFrom('menu_snapshot')
      .select('version')
      .distinct()
      .where('venue_id', '=', venue.id)
      .orderBy('version')
      .execute();
    expect(kept.map(({ version }) => version)).toEqual([3, 4, 5]);
    const events = await server.database.kysely
      .selectFrom('outbox')
      .select(['event', 'data'])
      .where('audience', '=', `venue:${venue.id}`)
      .orderBy('id')
      .execute();
    expect(events).toEqual([1, 2, 3, 4, 5].map(version => ({ event: 'menu-updated', data: { version } })));
  });

  it('has what phones read next in memory once it is out, in the languages that are read', async () => {
    const { venue, phone } = await guestOf();
    const { session } = phone;
    const asked = (language: string) =>
      phone.call('GET /get-menu-categories/{session}', { session, query: { language } });
    await asked('en');
    await aMenu(server, venue, {
      tags: [],
      categories: [aCategory({ id: 'c', items: [anItem({ id: 'new' })] })],
    });
    const statements = watchStatements();
    const menu = await asked('en');
    expect([menu.version, menu.categories[0]?.items[0]?.id]).toEqual([2, 'new']);
    expect(statements.map(({ name }) => name)).not.toContain('menu-snapshot');
    const other = await asked('lt');
    expect([other.version, other.language]).toEqual([2, 'lt']);
    expect(statements.map(({ name }) => name)).toContain('menu-snapshot');
    vi.restoreAllMocks();
  });

  it('publishes again when something sells out, and not when nothing changed', async () => {
    const { venue, read } = await guestOf();
    await someStock(server, venue, 'item', 'soup', 3);
    expect((await read()).version).toBe(1);
    await someStock(server, venue, 'item', 'soup', 0);
    await someStock(server, venue, 'option', 'ham', 0);
    await someStock(server, venue, 'variation', 'large', 0);
    const menu = await read();
    expect(menu.version).toBe(4);
    const [soup, pizza] = menu.categories[0]?.items ?? [];
    expect(soup?.in_stock).toBe(false);
    expect(pizza?.option_groups[1]?.options.find(({ id }) => id === 'ham')?.in_stock).toBe(false);
    expect(pizza?.variations.map(variation => variation.in_stock)).toEqual([true, false]);
    expect(await server.deps.menuPublisher.republish(venue.id)).toBe(4);
  });

  it('gives every one of several publishers at once a version of its own', async () => {
    const { venue, read } = await guestOf();
    const versions = await Promise.all([1, 2, 3, 4].map(() => aMenu(server, venue, aMenuDocument())));
    expect([...versions].sort()).toEqual([2, 3, 4, 5]);
    expect((await read()).version).toBe(5);
  });

  it('shows what sold out while the server was down', async () => {
    const { venue, read } = await guestOf();
    await server.database.kysely
      .insertInto('stock')
      .values({
        venue_id: venue.id,
        kind: 'item',
        sellable_id: 'soup',
        remaining: 0,
        updated_at: new Date(server.clock.now() + 1),
      })
      .execute();
    await server.jobs.runNow('follow-schedules');
    expect((await read()).categories[0]?.items[0]?.in_stock).toBe(false);
  });
});

describe('the menu of staff', () => {
  it('is the guests’ one in the main language of the venue, as it is now', async () => {
    const { venue, phone } = await guestOf();
    const staff = await aStaff(server, venue, 'waiter');
    const read = () => staff.call('GET /console/{venue}/menu', { venue: venue.id });
    const guests = await phone.call('GET /get-menu-categories/{session}', {
      session: phone.session,
      query: { language: 'en' },
    });
    expect(await read()).toEqual(guests);
    await someStock(server, venue, 'item', 'soup', 0);
    await server.deps.menuPublisher.republish(venue.id);
    const soup = (await read()).categories.flatMap(({ items }) => items).find(({ id }) => id === 'soup');
    expect(soup?.in_stock).toBe(false);
  });
});

describe('reading the menu again and again', () => {
  it('stops at once when the session is over or the language changes', async () => {
    const { phone, read, table } = await guestOf();
    const { session } = phone;
    expect((await read()).language).toBe('en');
    await phone.call('POST /session/{session}/update-language', { session, body: { language: 'lt' } });
    expect((await read()).language).toBe('lt');
    await server.database.kysely
      .updateTable('guest_session')
      .set({ ended_at: new Date(server.clock.now()) })
      .where('table_id', '=', table.id)
      .execute();
    // As a call that ends sessions would tell.
    server.deps.sessions.noticeChange();
    expect(await phone.failure('GET /get-menu-categories/{session}', { session })).toBe('session_ended');
  });

  it('asks again after six hours and for another phone', async () => {
    const { phone, read } = await guestOf();
    await read();
    const { session } = phone;
    expect(await server.client().failure('GET /get-menu-categories/{session}', { session })).toBe(
      'session_not_found',
    );
    const start = server.clock.now();
    server.clock.advance(6 * 3_600_000);
    expect(await phone.failure('GET /get-menu-categories/{session}', { session })).toBe('session_ended');
    server.clock.set(start);
  });
});
