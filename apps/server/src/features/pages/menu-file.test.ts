import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { aGuestApp } from '@tableside/testkit/scenes/a-guest-app.ts';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
const { folder, remove } = aGuestApp();
beforeAll(async () => {
  server = await testServer({ extra: { guestFolder: folder } });
});
afterAll(async () => {
  await server.stop();
  remove();
});

type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};
/** As a browser asks: `fetch` says of itself that it does not navigate. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { headers }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
const NAVIGATION = { 'sec-fetch-mode': 'navigate' };

const menuFile = (link: string | string[] | undefined): string =>
  /<(\/menus\/[^>]+)>; rel=preload; as=fetch; crossorigin/.exec(String(link))?.[1] ?? '';

it('[APP-06] [MENU-05] whoever opens a page is told where the same menu is, as a file that the phone keeps; whoever keeps the page gets it whole', async () => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  const table = await aTable(server, venue);
  const page = await ask(`/${table.code}`, NAVIGATION);
  const boot = JSON.parse(/<pre>(.*)<\/pre>/s.exec(page.body.toString())?.[1] ?? '{}');
  const address = menuFile(page.headers.link);
  expect(address).toContain(`/menus/${venue.id}/${boot.language}/`);
  const plain = await ask(address);
  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(plain.body.toString()).toBe(boot.menu.json);
  const packed = await ask(address, { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body).toString()).toBe(boot.menu.json);
  expect(menuFile((await ask(`/${table.code}`)).headers.link)).toBe('');
});

it('a menu file says what it always said, or is not there: another menu has another address', async () => {
  const venue = await aVenue(server);
  const menu = await aMenu(server, venue);
  const table = await aTable(server, venue);
  const first = menuFile((await ask(`/${table.code}`, NAVIGATION)).headers.link);
  expect((await ask(first)).status).toBe(200);
  await aMenu(server, venue);
  const second = menuFile((await ask(`/${table.code}`, NAVIGATION)).headers.link);
  expect(second).not.toBe(first);
  expect((await ask(second)).status).toBe(200);
  expect((await ask(first)).status).toBe(404);
  const [, , id, language, name] = second.split('/');
  for (const nothing of [
    `/menus/${id}/xx/${name}`,
    `/menus/${id}/${language}/${'A'.repeat(22)}.json`,
    `/menus/no-id/${language}/${name}`,
    `/menus/00000000-0000-4000-8000-000000000000/${language}/${name}`,
  ])
    expect((await ask(nothing)).status).toBe(404);
  expect(menu).toBeDefined();
});
