import { request } from 'node:http';
import { createConnection } from 'node:net';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from './app.ts';
import { createLog, maskedUrl } from './log.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('debug', { write: line => void lines.push(line) });
  server = await testServer({ extra: { log } });
});
afterAll(() => server.stop());

const guest = async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  return server.guestAt(table.code);
};
type Guest = Awaited<ReturnType<typeof guest>>;
const post = (phone: Guest, call: string, body: string, headers: Record<string, string> = {}) =>
  phone.fetch(`/api/cart/${phone.session}/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const bodyOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});

it('starts late, and not never, where mounting takes a minute on a machine that is busy with other things', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const app = createApp(server.deps.env, createLog('silent'));
  app.register(() => new Promise<void>(done => setTimeout(done, 60_000)));
  const started = app.ready().then(() => 'started', String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await started).toBe('started');
  await app.close();
});

describe('what is no valid request', () => {
  it('names unknown and wrong fields', async () => {
    const phone = await guest();
    const sent = JSON.stringify({ menu_item_id: 'soup', quantity: 1.5, price: 0.01 });
    expect(await bodyOf(await post(phone, 'add', sent))).toEqual({
      status: 400,
      message: 'Request is not valid',
      code: 'validation_failed',
      details: { fields: { quantity: expect.any(String), price: 'unknown' } },
    });
  });

  it.each([
    ['broken JSON', '{"menu_item_id":'],
    ['a list', '[]'],
    ['NaN', '{"menu_item_id":"soup","quantity":NaN}'],
    ['an overflow', '{"menu_item_id":"soup","quantity":1e999}'],
    ['a prototype', '{"menu_item_id":"soup","quantity":1,"__proto__":{"admin":true}}'],
    ['a constructor', '{"menu_item_id":"soup","quantity":1,"constructor":{"prototype":{"x":1}}}'],
    ['a NUL byte', '{"menu_item_id":"so\\u0000up","quantity":1}'],
    ['half a surrogate pair', '{"menu_item_id":"\\ud800","quantity":1}'],
    ['deep nesting', `{"menu_item_id":${'['.repeat(30)}${']'.repeat(30)},"quantity":1}`],
    ['very deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['nothing', ''],
  ])('refuses %s with 400', async (_what, body) => {
    const answer = await bodyOf(await post(await guest(), 'add', body));
    expect(answer).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('refuses bodies that are no JSON, and those above 64 KB', async () => {
    const phone = await guest();
    const form = await post(phone, 'add', 'quantity=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(await bodyOf(form)).toMatchObject({ status: 400, code: 'validation_failed' });
    const big = await post(phone, 'add', JSON.stringify({ menu_item_id: 'x'.repeat(70_000), quantity: 1 }));
    expect(await bodyOf(big)).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it('refuses fields on calls that take none', async () => {
    const phone = await guest();
    expect((await post(phone, 'clear', '{"force":true}')).status).toBe(400);
    expect((await post(phone, 'clear', '{}')).status).toBe(200);
  });

  it('answers unknown addresses and broken ones with 404 in the wire form', async () => {
    for (const path of ['/api/nope/nope', '/api/', '/api/cart/%E0%A4%A/get', '/media/x/y/z', '/api/%00']) {
      const response = await server.client().fetch(path);
      expect([path, await bodyOf(response)]).toEqual([path, expect.objectContaining({ status: 404 })]);
    }
  });

  it('survives what is no HTTP', async () => {
    const { port } = new URL(server.url);
    const answer = await new Promise<string>(resolve => {
      const socket = createConnection(Number(port), '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
      socket.once('data', data => resolve(data.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect((await server.client().fetch('/healthz')).status).toBe(200);
  });
});

describe('who may change state', () => {
  const evil = { origin: 'https://evil.example' };

  it('refuses posts of other sites and of sandboxed frames', async () => {
    const phone = await guest();
    for (const headers of [
      evil,
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await bodyOf(await post(phone, 'clear', '{}', headers))).toMatchObject({
        status: 403,
        code: 'origin_refused',
      });
    }
  });

  it('[API-08] refuses GET …/remove-discount of other sites and never caches it', async () => {
    const phone = await guest();
    const path = `/api/cart/${phone.session}/remove-discount`;
    expect((await phone.fetch(path, { headers: evil })).status).toBe(403);
    expect((await phone.fetch(path, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const own = await phone.fetch(path, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  it('accepts our own pages and clients that are no browser', async () => {
    const phone = await guest();
    expect((await post(phone, 'clear', '{}', { origin: server.url })).status).toBe(200);
    expect((await post(phone, 'clear', '{}')).status).toBe(200);
  });
});

describe('every answer', () => {
  it('carries the protective headers', async () => {
    for (const path of ['/healthz', '/api/nope/nope', '/robots.txt']) {
      const { headers } = await server.client().fetch(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    }
  });

  it('keeps robots out', async () => {
    expect(await (await server.client().fetch('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('tells nothing about a failure of ours but the id it is logged under', async () => {
    const phone = await guest();
    const { rows } = await server.database.pool.query<{ n: number }>('select count(*)::int as n from venue');
    expect(rows[0]?.n).toBeGreaterThan(0);
    await server.database.pool.query('alter table cart rename to cart_away');
    const response = await phone.fetch(`/api/cart/${phone.session}/get`);
    await server.database.pool.query('alter table cart_away rename to cart');
    const answer = (await response.json()) as { details: { request_id: string } };
    expect(response.status).toBe(500);
    expect(answer).toEqual({
      message: 'Server error',
      code: 'server_error',
      details: { request_id: expect.any(String) },
    });
    expect(lines.some(line => line.includes(answer.details.request_id) && line.includes('cart'))).toBe(true);
  });
});

describe('the log', () => {
  it('never holds session or device tokens', async () => {
    const phone = await guest();
    await phone.call('GET /get-session-data/{session}', { session: phone.session });
    const text = lines.join('');
    expect(text).toContain('/api/get-session-data/…');
    expect(text).not.toContain(phone.session);
    expect(text).not.toContain(phone.cookies.get('device'));
  });

  it('masks every token of an address', () => {
    expect(maskedUrl(`/api/cart/${'a'.repeat(43)}/get?x=${'B_-'.repeat(20)}`)).toBe('/api/cart/…/get?x=…');
  });
});

describe('what operators ask', () => {
  it('is alive and ready, and counts by route without tokens', async () => {
    const phone = await guest();
    await phone.call('GET /cart/{session}/get', { session: phone.session });
    expect(await (await phone.fetch('/readyz')).json()).toEqual({ status: 'ready' });
    const text = await (await phone.fetch('/metrics')).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{[^}]*route="\/api\/cart\/:session\/get"[^}]*\} \d/,
    );
    expect(text).not.toContain(phone.session);
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
  ])('hides metrics from requests that a proxy passed on, whatever it says: %s', async (name, value) => {
    expect((await server.client().fetch('/metrics', { headers: { [name]: value } })).status).toBe(404);
  });

  it.each([
    ['the name that guests know', {}, 'menu.example'],
    ['a server that has a proxy', { TRUST_PROXY: 'loopback' }, null],
    ['a server that others reach', { PUBLIC_URL: 'https://menu.example' }, null],
    ['a server that others reach by several names', { TRUSTED_HOSTS: 'menu.example' }, null],
  ])('hides metrics from what a silent proxy on the machine passes on: %s', async (_what, env, host) => {
    const passed = await testServer({ env });
    onTestFinished(() => passed.stop());
    const { port } = new URL(passed.url);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port, path: '/metrics', headers: { host: host ?? `127.0.0.1:${port}` } }, answer => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it('shows metrics to whoever holds the token, from wherever, and to nobody with another', async () => {
    const tokened = await testServer({
      env: { METRICS_TOKEN: 'a-token-of-this-test', TRUST_PROXY: '1' },
    });
    onTestFinished(() => tokened.stop());
    const asked = async (authorization: string) => {
      const headers = { authorization, 'x-forwarded-for': '203.0.113.9' };
      return (await tokened.client().fetch('/metrics', { headers })).status;
    };
    expect(await asked('Bearer a-token-of-this-test')).toBe(200);
    expect(await asked('Bearer a-token-of-another')).toBe(404);
    expect(await asked('')).toBe(404);
    const spoofed = { 'x-forwarded-for': '127.0.0.1' };
    expect((await tokened.client().fetch('/metrics', { headers: spoofed })).status).toBe(404);
  });

  it('[API-01] describes every call of the contract as OpenAPI 3.1, with a viewer that loads nothing from elsewhere', async () => {
    const { allCalls } = await import('@tableside/contract');
    const document = (await (await server.client().fetch('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
    );
    const mounted = Object.keys(allCalls).map(key => key.replace(/\/$/, ''));
    expect(described.sort()).toEqual(mounted.sort());
    const page = await (await server.client().fetch('/api/docs')).text();
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.every(address => address.startsWith('/api/docs/'))).toBe(true);
    for (const address of addresses) expect((await server.client().fetch(address)).status).toBe(200);
  });
});
