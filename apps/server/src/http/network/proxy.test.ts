import { aMenu } from '@tableside/testkit/scenes/a-menu.ts';
import { aStaff, STAFF_PASSWORD } from '@tableside/testkit/scenes/a-staff.ts';
import { aTable } from '@tableside/testkit/scenes/a-table.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const forwarded = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'menu.example',
  'x-forwarded-for': '203.0.113.7',
};

const place = async (server: TestServer) => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  return { ...(await aTable(server, venue)), venueId: venue.id };
};

/** A phone that scanned by https. */
const scanned = async (server: TestServer, code: string) => {
  const phone = server.client();
  const response = await phone.fetch(`/api/${code}`, { headers: forwarded });
  const { data } = (await response.json()) as { data: { session: string } };
  return { phone, session: data.session };
};

describe('behind a proxy that ends https', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://menu.example' } });
  });
  afterAll(() => server.stop());

  it('sends HSTS, and cookies that a browser takes from this host alone', async () => {
    const table = await place(server);
    const response = await server.client().fetch(`/api/${table.code}`, { headers: forwarded });
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const cookies = response.headers.getSetCookie();
    expect(cookies.map(cookie => cookie.split('=')[0])).toEqual(['__Host-device', '__Host-table_session']);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/; .*Secure/);
      expect(cookie).not.toMatch(/Domain/i);
    }
  });

  it('knows phones and staff by these cookies, and by no other name', async () => {
    const table = await place(server);
    const { phone, session } = await scanned(server, table.code);
    const cart = () => phone.fetch(`/api/cart/${session}/get`, { headers: forwarded });
    expect((await cart()).status).toBe(200);
    const device = phone.cookies.get('__Host-device') ?? '';
    phone.cookies.delete('__Host-device');
    phone.cookies.set('device', device);
    expect((await cart()).status).toBe(404);

    const staff = await aStaff(server, { id: table.venueId });
    const me = () => staff.fetch('/api/console/me', { headers: forwarded });
    expect((await me()).status).toBe(401);
    const body = JSON.stringify({ email: staff.email, password: STAFF_PASSWORD });
    const headers = { ...forwarded, 'content-type': 'application/json', origin: 'https://menu.example' };
    await staff.fetch('/api/console/sign-in', { method: 'POST', headers, body });
    expect(staff.cookies.has('__Host-tableside_staff')).toBe(true);
    expect((await me()).status).toBe(200);
    await staff.fetch('/api/console/sign-out', { method: 'POST', headers, body: '{}' });
    expect(staff.cookies.has('__Host-tableside_staff')).toBe(false);
  });

  it('takes the public address for its own, and no other', async () => {
    const table = await place(server);
    const { phone, session } = await scanned(server, table.code);
    const clear = (origin: string) =>
      phone.fetch(`/api/cart/${session}/clear`, { method: 'POST', headers: { ...forwarded, origin } });
    expect((await clear('https://menu.example')).status).toBe(200);
    expect((await clear('https://menu.example.evil.test')).status).toBe(403);
    // The same host without TLS: whoever sits on the wire writes its pages.
    expect((await clear('http://menu.example')).status).toBe(403);
  });
});

describe('without a proxy', () => {
  it('takes its own address with its scheme for its own; another scheme where the browser itself says that it is the same', async () => {
    const server = await testServer();
    const table = await place(server);
    const phone = await server.guestAt(table.code);
    const clear = async (origin: string, headers: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { ...headers, origin } };
      return (await phone.fetch(`/api/cart/${phone.session}/clear`, init)).status;
    };
    const secure = server.url.replace('http:', 'https:');
    expect(await clear(server.url)).toBe(200);
    expect(await clear(secure)).toBe(403);
    expect(await clear('null')).toBe(403);
    // A proxy ends https and nobody told us to trust it.
    expect(await clear(secure, { 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await clear(secure, { 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await clear('https://evil.test', { 'sec-fetch-site': 'same-origin' })).toBe(403);
    await server.stop();
  });

  it('believes no forwarded header', async () => {
    const server = await testServer();
    const table = await place(server);
    const response = await server.client().fetch(`/api/${table.code}`, { headers: forwarded });
    expect(response.headers.get('strict-transport-security')).toBeNull();
    for (const cookie of response.headers.getSetCookie()) expect(cookie).not.toMatch(/Secure/);
    await server.stop();
  });
});
