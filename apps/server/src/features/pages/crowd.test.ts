import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable, type TestTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ROOM } from './line-up.ts';

/** Stands in for the built guest app: says whose page it made. */
const RENDERER = `
globalThis.pagesMade = [];
export const loadAssets = async () => ({ inline: [], scripts: [], css: '', build: 'b' });
export const pageOf = url =>
  url === '/tip' ? { kind: 'plain' } : { kind: 'scan', code: url.slice(1).split('?')[0] };
export const render = async ({ url, boot }) => {
  globalThis.pagesMade.push(url);
  await globalThis.pageGate;
  return { status: boot.failure ? 404 : 200, html: '<p>' + (boot.token ?? '') + '</p>', seen: 3, beside: [] };
};
`;
const shared = globalThis as { pagesMade?: string[]; pageGate?: Promise<void> };
const made = (): readonly string[] => shared.pagesMade ?? [];

/** Until it is opened, no page is done. */
const closeGate = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  shared.pageGate = promise;
  onTestFinished(() => resolve());
  return resolve;
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tableside-crowd-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server', 'render.js'), RENDERER);
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scene = async (env: Record<string, string> = {}): Promise<{ server: TestServer; table: TestTable }> => {
  const server = await testServer({ env, extra: { guestFolder: folder } });
  onTestFinished(() => server.stop());
  const venue = await aVenue(server);
  await aMenu(server, venue);
  return { server, table: await aTable(server, venue) };
};

it('a dining room of a hundred phones at one address, with the limits that everybody has, gets its pages', async () => {
  const { server, table } = await scene({ RATE_LIMIT_FACTOR: '1' });
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => server.client().fetch(`/${table.code}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const tokens = await Promise.all(answers.map(answer => answer.text()));
  expect(new Set(tokens).size).toBe(100);
});

it('makes no page, and opens no session, for phones that hung up while they waited', async () => {
  const { server, table } = await scene();
  const openGate = closeGate();
  const before = made().length;
  const kept = Array.from({ length: ROOM.atOnce }, (_, n) =>
    server.client().fetch(`/${table.code}?kept-${n}`),
  );
  await expect.poll(() => made().length - before).toBe(ROOM.atOnce);
  const port = Number(new URL(server.url).port);
  const gone = Array.from({ length: 30 }, (_, n) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET /${table.code}?gone-${n} HTTP/1.1\r\nhost: tableside.test\r\n\r\n`);
    return socket;
  });
  const last = server.client().fetch(`/${table.code}?last`);
  const open = () => new Promise<number>(done => server.app.server.getConnections((_, n) => done(n)));
  await expect.poll(open).toBeGreaterThanOrEqual(30 + ROOM.atOnce);
  for (const socket of gone) socket.destroy();
  await expect.poll(open).toBeLessThanOrEqual(ROOM.atOnce + 2);
  openGate();
  await Promise.all([...kept, last]);
  expect(
    made()
      .slice(before)
      .filter(url => url.includes('gone')),
  ).toEqual([]);
  const { rows } = await server.database.pool.query('select count(*)::int as n from guest_session');
  expect(rows[0].n).toBe(ROOM.atOnce + 1);
});

it('refuses pages of one address beyond its own limit, before anything is made, and no call', async () => {
  const { server, table } = await scene({ RATE_LIMIT_FACTOR: '0.01', TRUST_PROXY: '127.0.0.1' });
  const page = (from: string) => server.client().fetch('/tip', { headers: { 'x-forwarded-for': from } });
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await page('203.0.113.9')).status);
  const before = made().length;
  // A hundredth of what everybody may.
  expect(statuses).toEqual([...Array(9).fill(200), 429]);
  expect((await page('203.0.113.9')).headers.get('retry-after')).toMatch(/^\d+$/);
  expect(made().length).toBe(before);
  const call = await server
    .client()
    .fetch(`/api/restaurant-by-code/${table.code}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(call.status).toBe(200);
  expect((await page('203.0.113.10')).status).toBe(200);
});
