import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formOf } from '@tableside/contract/form';
import { EXCHANGE_LIMITS } from '@tableside/domain/menu-exchange';
import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchFile } from '../../outward/fetch-file.ts';

const MENU = {
  '@context': 'https://schema.org',
  '@type': 'Menu',
  hasMenuSection: [
    {
      '@type': 'MenuSection',
      name: 'Soups',
      hasMenuItem: [
        {
          '@type': 'MenuItem',
          name: 'Borscht',
          offers: { '@type': 'Offer', price: '4.50', priceCurrency: 'EUR' },
        },
      ],
    },
  ],
};
const PAGE = `<!doctype html><html><head><script type="application/ld+json">${JSON.stringify(MENU)}</script></head><body><h1>Kukū</h1></body></html>`;
const LINES =
  '<!doctype html><html><body><h2>Soups</h2><p>Borscht 4,50 €</p><p>Šaltibarščiai 5,00 €</p></body></html>';

/** A web site of somebody's. */
const site: RequestListener = (request, response) => {
  const say = (status: number, body: string | Buffer = '', headers = {}) =>
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
  const pages: Readonly<Record<string, () => void>> = {
    '/menu': () => say(200, PAGE),
    '/lines': () => say(200, LINES),
    '/old': () => say(301, '', { location: '/older' }),
    '/older': () => say(302, '', { location: '/menu' }),
    '/round': () => say(302, '', { location: '/round' }),
    '/members': () => say(302, '', { location: '/account/login?next=/members' }),
    '/account/login': () => say(200, '<html><body><form><input type="password"></form></body></html>'),
    '/secret': () => say(401),
    '/broken': () => say(503),
    '/file': () => say(302, '', { location: 'file:///etc/passwd' }),
    '/about': () => say(200, '<!doctype html><html><body><p>We cook since 1990.</p></body></html>'),
    '/huge': () => say(200, Buffer.alloc(EXCHANGE_LIMITS.bytes + 1, 'a')),
  };
  const page = pages[(request.url ?? '').split('?')[0] ?? ''];
  return page ? page() : say(404);
};

let server: TestServer;
let owner: TestStaff;
let home = '';
const http = createServer(site);
beforeAll(async () => {
  await new Promise<void>(done => http.listen(0, '127.0.0.1', done));
  home = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  server = await testServer({ env: { MENU_ALLOW_PRIVATE: '1' } });
  const venue = await aVenue(server);
  await aMenu(server, venue);
  owner = await aStaff(server, venue, 'owner');
});
afterAll(async () => {
  await server.stop();
  http.closeAllConnections();
  await new Promise(done => http.close(done));
});

const ask = (address: string, staff = owner) =>
  staff.call('POST /console/{venue}/menu-exchange/address', { venue: staff.venue, body: { address } });
const whyNot = (address: string) =>
  ask(address).then(
    () => null,
    (error: { details: { fields: { address: string } } }) => error.details.fields.address,
  );
const previewOf = (content: string) =>
  owner.call('POST /console/{venue}/menu-exchange/preview', {
    venue: owner.venue,
    body: formOf(
      { answers: {} },
      new Blob([Buffer.from(content, 'base64')], { type: 'application/octet-stream' }),
    ),
  });

describe('a menu at a web address', () => {
  it.each([
    ['what a page says to search engines', '/menu', 'schema-org', ['Borscht']],
    ['the same behind redirects', '/old', 'schema-org', ['Borscht']],
    ['the lines of a page', '/lines', 'page', ['Borscht', 'Šaltibarščiai']],
  ])('is read: %s', async (_, path, format, dishes) => {
    const { content, name } = await ask(`${home}${path}`);
    expect(name).toMatch(/^127\.0\.0\.1\/(menu|lines)$/);
    const shown = await previewOf(content);
    expect(shown.format).toBe(format);
    const added = shown.changes.filter(({ what, how }) => what === 'item' && how === 'added');
    expect(added.map(each => each.name.en)).toEqual(dishes);
  });

  it.each([
    ['no address', 'our menu', 'link'],
    ['no page of the web', 'ftp://kuku.lt/menu', 'link'],
    ['a password in it', 'http://me:secret@kuku.lt/', 'link'],
  ])('is refused: %s', async (_, address, why) => expect(await whyNot(address)).toBe(why));

  it.each([
    ['nothing stands there', '/nowhere', 'not_found'],
    ['a page for members that leads to the sign-in', '/members', 'sign_in'],
    ['a page that says so', '/secret', 'sign_in'],
    ['a server that is down', '/broken', 'unreachable'],
    ['redirects without an end', '/round', 'unreachable'],
    ['a redirect out of the web', '/file', 'unreachable'],
    ['more than any menu', '/huge', 'too_large'],
  ])('is refused: %s', async (_, path, why) => expect(await whyNot(`${home}${path}`)).toBe(why));

  it('of a page without dishes is said to be none by the preview', async () => {
    const { content } = await ask(`${home}/about`);
    await expect(previewOf(content)).rejects.toMatchObject({
      code: 'validation_failed',
      details: { fields: { content: 'columns' } },
    });
  });

  it('is read for who leads the venue alone', async () => {
    const waiter = await aStaff(server, { id: owner.venue }, 'waiter');
    await expect(ask(`${home}/menu`, waiter)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

it.each(['http://127.0.0.1:PORT/menu', 'http://localhost:PORT/menu', 'http://[::ffff:127.0.0.1]:PORT/menu'])(
  'the server’s own network is not read from, by name or number, unless the operator allows it: %s',
  async address => {
    const url = new URL(address.replace('PORT', new URL(home).port));
    const asked = { maxBytes: 1000, timeoutMs: 5000 };
    await expect(fetchFile(url, { ...asked, inwards: false })).rejects.toMatchObject({
      name: 'ResolvesToPrivate',
    });
  },
);
