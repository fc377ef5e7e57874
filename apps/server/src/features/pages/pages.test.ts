import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CallAnswer } from '@tableside/contract/client';
import { aFoodCourt, aHouse } from '@tableside/testkit/scenes/a-food-court.ts';
import { aGuestApp } from '@tableside/testkit/scenes/a-guest-app.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
const { folder, write, remove } = aGuestApp();
beforeAll(async () => {
  write('client/assets/entry-1.js', 'export {};');
  write('client/assets/entry-1.js.br', 'brotli bytes');
  write('client/assets/replaced-1.js', 'export {};');
  write('client/.vite/manifest.json', '{}');
  write('client/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('console/index.html', '<!doctype html><title>Console</title>');
  server = await testServer({ extra: { guestFolder: folder, consoleFolder: join(folder, 'console') } });
});
afterAll(async () => {
  await server.stop();
  remove();
});

const place = async (over: Parameters<typeof aVenue>[1] = {}) => {
  const venue = await aVenue(server, over);
  await aMenu(server, venue);
  return { venue, table: await aTable(server, venue) };
};
type Boot = {
  language: string;
  token?: string;
  session?: { table: { name: string }; selected_language: string };
  menu?: { json: string; key: string };
  failure?: { code: string; status?: string };
  hall?: CallAnswer<'POST /food-courts/get-by-hash/{hash}'>;
};
const bootOf = async (response: Response): Promise<Boot> =>
  JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? '{}') as Boot;

describe('a scanned page', () => {
  it('[SCAN-01] [SCAN-06] [SCAN-07] opens the session and holds its data and menu', async () => {
    const { table } = await place();
    const phone = server.client();
    const response = await phone.fetch(`/${table.code}?skip_select_screen`, {
      headers: { 'accept-language': 'lt' },
    });
    const boot = await bootOf(response);
    expect(response.status).toBe(200);
    expect(boot.language).toBe('lt');
    expect(boot.session?.selected_language).toBe('lt');
    expect(JSON.parse(boot.menu?.json ?? '')).toMatchObject({ version: 1, language: 'lt' });
    const session = boot.token ?? '';
    expect((await phone.call('GET /get-session-data/{session}', { session })).mode).toBe('scan');
    expect(decodeURIComponent(phone.cookies.get('table_session') ?? '')).toContain(session);
  });

  it('[APP-06] is personal, unindexed, and lets in its own scripts, the forms of payment providers and the one style', async () => {
    const { table } = await place();
    const response = await server.client().fetch(`/${table.code}`);
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? 'none';
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    const [scripts] = /script-src [^;]*/.exec(policy) ?? [''];
    expect(
      scripts
        .split(' ')
        .slice(1)
        .map(origin => origin.replace(/^https:\/\/(\*\.)?/, '')),
    ).toEqual([
      "'self'",
      'js.stripe.com',
      'js.stripe.com',
      'cdn.solidgate.com',
      'pay.google.com',
      'applepay.cdn-apple.com',
      "'sha256-of-a-script'",
    ]);
    expect(policy).not.toContain('unsafe');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('cross-origin-opener-policy')).toBeNull();
    expect(response.headers.get('link')).toBe('</assets/entry-1.js>; rel=modulepreload');
  });

  it('is sent in two parts, and is the same page in each form that a browser takes', async () => {
    const { table } = await place();
    const forms = ['br', 'gzip', 'identity'];
    const pages = await Promise.all(
      forms.map(form => server.client().fetch(`/${table.code}`, { headers: { 'accept-encoding': form } })),
    );
    expect(pages.map(page => page.headers.get('content-encoding'))).toEqual(['br', 'gzip', null]);
    for (const page of pages) expect((await bootOf(page)).token).toHaveLength(43);
  });

  it.each([
    ['updating_menu', 'updating_menu'],
    ['disabled', 'venue_disabled'],
  ] as const)('[SCAN-13] [SCAN-14] shows the failure status %s', async (scanStatus, code) => {
    const { table } = await place({ scanStatus });
    const boot = await bootOf(await server.client().fetch(`/${table.code}`));
    const host = expect.objectContaining({ name: expect.any(String), customizations: expect.any(Array) });
    expect(boot).toEqual({ language: expect.any(String), failure: { code, status: scanStatus, host } });
  });

  it('[SCAN-13] shows an unknown code as a failure without status', async () => {
    expect((await bootOf(await server.client().fetch('/NO-SUCH-CODE'))).failure).toEqual({
      code: 'table_code_unknown',
    });
  });

  it('[SCAN-19] [SCAN-20] hands an error that nobody foresaw on, and answers with the general words', async () => {
    const { table } = await place();
    const handed = vi.spyOn(server.deps.menus, 'snapshot').mockRejectedValueOnce(new Error('broken'));
    const response = await server.client().fetch(`/${table.code}`);
    handed.mockRestore();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(await bootOf(response)).toEqual({
      language: expect.any(String),
      failure: { code: 'server_error' },
    });
  });

  it('[PREVIEW-01] [ENTITY-13] opens previews', async () => {
    const { table } = await place();
    const boot = await bootOf(await server.client().fetch(`/preview/${table.code}`));
    expect(boot.session).toMatchObject({ mode: 'preview' });
  });
});

describe('a page of a session', () => {
  it('[MENU-03] holds session data, and the menu where the page shows it', async () => {
    const { table } = await place();
    const phone = await server.guestAt(table.code);
    const menu = await bootOf(await phone.fetch(`/menu/${phone.session}`));
    expect([menu.token, typeof menu.menu?.key]).toEqual([phone.session, 'string']);
    const orders = await bootOf(await phone.fetch(`/orders/${phone.session}`));
    expect([orders.session?.table.name, orders.menu]).toEqual(['Table 1', undefined]);
  });

  it('[SESSION-06] sends another phone to the table’s own scan', async () => {
    const { table } = await place();
    const phone = await server.guestAt(table.code);
    const response = await server.client().fetch(`/menu/${phone.session}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/${table.code}`]);
  });

  it('is where an installed menu leads a phone that sits at a table, and no other', async () => {
    const { table } = await place();
    const phone = await server.guestAt(table.code);
    const page = (client: typeof phone.fetch) => client('/', { redirect: 'manual' });
    const found = await page(phone.fetch);
    expect([found.status, found.headers.get('location')]).toEqual([302, `/menu/${phone.session}`]);
    expect(found.headers.get('cache-control')).toBe('no-store');
    const other = server.client();
    other.cookies.set('table_session', phone.cookies.get('table_session') ?? '');
    expect((await page(other.fetch)).headers.get('location')).toBeNull();
    server.clock.advance(6 * 3_600_000);
    expect((await page(phone.fetch)).headers.get('location')).toBeNull();
    server.clock.advance(-6 * 3_600_000);
  });

  it('shows a session that ended or never was as a failure', async () => {
    const { table } = await place();
    const phone = await server.guestAt(table.code);
    const start = server.clock.now();
    server.clock.advance(6 * 3_600_000);
    // In the venue's looks, for the phone that was there.
    const ended = (await bootOf(await phone.fetch(`/menu/${phone.session}`))).failure;
    expect(ended).toMatchObject({ code: 'session_ended', host: { name: expect.any(String), wifi: null } });
    server.clock.set(start);
    const unknown = await phone.fetch(`/menu/${'x'.repeat(43)}`);
    expect((await bootOf(unknown)).failure).toEqual({ code: 'session_not_found' });
  });
});

describe('other addresses', () => {
  it('[FOOD-28] leaves it to the hall to say that there is none, and tells why', async () => {
    const unknown = await server.client().fetch('/food-court/NO-SUCH-HALL');
    expect(await bootOf(unknown)).toMatchObject({ gone: 'food_court_not_found' });
  });

  it('[FOOD-01][FOOD-61] sends a hall with its stalls, in a visit that begins with its page and goes on; its other pages begin none', async () => {
    const { owner, venues } = await aHouse(server, [{ name: 'Ramen' }, { name: 'Taco' }]);
    const { hash } = await aFoodCourt(owner, venues);
    const phone = server.client();
    const { hall } = await bootOf(await phone.fetch(`/food-court/${hash}`));
    expect(hall?.food_court.restaurants.map(({ name }) => name)).toEqual(['Ramen', 'Taco']);
    const again = await phone.call('POST /food-courts/get-by-hash/{hash}', {
      hash,
      body: { food_court_session: null },
    });
    expect(again.food_court_session).toBe(hall?.food_court_session);
    expect((await bootOf(await phone.fetch(`/food-court/${hash}`))).hall).toEqual(hall);
    const basket = await bootOf(await server.client().fetch(`/food-court/cart/${hash}`));
    expect(basket.hall).toBeUndefined();
  });

  it('[FOOD-61] goes on with the visit to a hall that the phone remembers, where it has two', async () => {
    const { owner, venues } = await aHouse(server, [{ name: 'Ramen' }]);
    const { hash } = await aFoodCourt(owner, venues);
    const phone = server.client();
    const visit = async () =>
      (await bootOf(await phone.fetch(`/food-court/${hash}`))).hall?.food_court_session ?? '';
    const lives = (token: string, until: string) =>
      server.database.pool.query(
        "update food_court_session set expires_at = $2 where token_hash = sha256(convert_to($1, 'UTF8'))",
        [token, until],
      );
    const first = await visit();
    await lives(first, '2020-01-01');
    const second = await visit();
    expect(second).not.toBe(first);
    await lives(first, '2100-01-01');
    expect(await visit()).toBe(second);
    phone.cookies.set('food-court-session', first);
    expect(await visit()).toBe(first);
    phone.cookies.set('food-court-session', 'somebody-else');
    expect(await visit()).toBe(second);
  });

  it('renders plain pages, and 404 for what is no page', async () => {
    expect((await server.client().fetch('/tip/RUTA')).status).toBe(200);
    expect((await server.client().fetch('/nowhere/at/all')).status).toBe(404);
  });

  it('answers the console for all of its addresses', async () => {
    for (const path of ['/console/', '/console/venues/1/tables']) {
      expect(await (await server.client().fetch(path)).text()).toContain('<title>Console</title>');
    }
  });

  it('leads to where the worker of the console keeps it, with what was asked', async () => {
    const answer = await fetch(`${server.url}/console?choose`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/console/?choose']);
  });

  it('serves hashed files immutable and as compressed when built, others to be revalidated', async () => {
    const asset = await new Promise<Record<string, unknown>>((resolve, reject) => {
      request(`${server.url}/assets/entry-1.js`, { headers: { 'accept-encoding': 'br' } }, response => {
        response.resume();
        resolve(response.headers);
      })
        .on('error', reject)
        .end();
    });
    expect(asset).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '12',
    });
    const icon = await server.client().fetch('/icon.svg');
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect((await server.client().fetch('/.vite/manifest.json')).status).toBe(404);
    expect((await server.client().fetch('/assets/%2e%2e/%2e%2e/server/render.js')).status).toBe(404);
  });

  it('answers 404, kept by nobody, for a hashed file that a new build has taken away', async () => {
    rmSync(join(folder, 'client/assets/replaced-1.js'));
    const gone = await server.client().fetch('/assets/replaced-1.js');
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await gone.json()).toMatchObject({ code: 'not_found' });
  });

  it('compresses pages for the browser', async () => {
    const { table } = await place();
    const body = await new Promise<Buffer>((resolve, reject) => {
      request(`${server.url}/${table.code}`, { headers: { 'accept-encoding': 'gzip, br' } }, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk as Buffer));
        response.on('end', () => resolve(Buffer.concat(chunks)));
      })
        .on('error', reject)
        .end();
    });
    expect(brotliDecompressSync(body).toString()).toContain('<!doctype html>');
  });

  it('serves stored pictures for ever, and nothing else of the data folder', async () => {
    const media = join(server.dataDir, 'media', 'abc123');
    mkdirSync(media, { recursive: true });
    writeFileSync(join(media, 'photo.webp'), 'picture');
    writeFileSync(join(media, 'picture.json'), '{}');
    const client = server.client();
    const picture = await client.fetch('/media/abc123/photo.webp');
    expect([await picture.text(), picture.headers.get('content-type')]).toEqual(['picture', 'image/webp']);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      'abc123/picture.json',
      'abc123/thumb.webp',
      '..%2f..%2fetc/passwd',
      '.hidden/photo.webp',
      'abc123/%00.webp',
    ]) {
      expect([path, (await client.fetch(`/media/${path}`)).status]).toEqual([path, 404]);
    }
  });
});

describe('without a built guest app', () => {
  it('says so', async () => {
    const bare = await testServer();
    const response = await bare.client().fetch('/VILNIUS-1');
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
    await bare.stop();
  });
});
