import { aMenu } from '@tableside/testkit/a-menu.ts';
import { aTable } from '@tableside/testkit/a-table.ts';
import { aVenue } from '@tableside/testkit/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const forwarded = {
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'menu.example',
  'x-forwarded-for': '203.0.113.7',
};

const place = async (server: TestServer) => {
  const venue = await aVenue(server);
  await aMenu(server, venue);
  return aTable(server, venue);
};

describe('behind a proxy that ends https', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ env: { TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://menu.example' } });
  });
  afterAll(() => server.stop());

  it('sends HSTS and secure cookies', async () => {
    const table = await place(server);
    const response = await server.client().fetch(`/api/${table.code}`, { headers: forwarded });
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
  });

  it('takes the public address for its own, and no other', async () => {
    const table = await place(server);
    const phone = await server.guestAt(table.code);
    const clear = (origin: string) =>
      phone.fetch(`/api/cart/${phone.session}/clear`, { method: 'POST', headers: { ...forwarded, origin } });
    expect((await clear('https://menu.example')).status).toBe(200);
    expect((await clear('https://menu.example.evil.test')).status).toBe(403);
  });
});

describe('without a proxy', () => {
  it('believes no forwarded header', async () => {
    const server = await testServer();
    const table = await place(server);
    const response = await server.client().fetch(`/api/${table.code}`, { headers: forwarded });
    expect(response.headers.get('strict-transport-security')).toBeNull();
    for (const cookie of response.headers.getSetCookie()) expect(cookie).not.toMatch(/Secure/);
    await server.stop();
  });
});
