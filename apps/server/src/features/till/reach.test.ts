import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpTill } from './http/api.ts';
import { TillSilent } from './port.ts';
import { allowsPrivateNetwork } from './reach.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const connected = async (here: TestServer, url: string) => {
  const venue = await aVenue(here);
  const owner = await aStaff(here, venue, 'owner');
  return owner
    .call('POST /console/{venue}/till', {
      venue: venue.id,
      body: { revision: 0, kind: 'external', url, api_key: 'key', webhook_secret: 'a-secret-of-sixteen' },
    })
    .then(
      ({ till }) => till.url,
      (failure: { code: string }) => failure.code,
    );
};

/** Something that answers on this machine; how often it was asked. */
const listening = async (answer: RequestListener) => {
  let asked = 0;
  const till: Server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>(resolve => till.listen(0, '127.0.0.1', resolve));
  const { port } = till.address() as AddressInfo;
  return {
    port,
    asked: () => asked,
    close: () =>
      new Promise<void>(resolve => {
        till.closeAllConnections();
        till.close(() => resolve());
      }),
  };
};
const keysOf = (url: string) => ({ url, apiKey: 'key', webhookSecret: 'a-secret-of-sixteen' });

describe('an address of a till', () => {
  it.each([
    'http://127.0.0.1:5432',
    'http://2130706433/',
    'http://[::1]:3000',
    'http://[::ffff:10.0.0.5]/',
    'http://169.254.169.254/latest',
    'https://10.0.0.5/till',
    'http://192.168.1.20',
    'http://localhost:3000',
    'ftp://till.example',
    'file:///etc/passwd',
    'https://me:secret@till.example',
  ])('%s is refused, with the field', async url => {
    expect(await connected(server, url)).toBe('provider_keys_invalid');
  });

  it('in the own network is taken where the operator allows it', async () => {
    const own = await testServer({ env: { TILL_ALLOW_PRIVATE: '1' } });
    expect(await connected(own, 'http://192.168.1.20')).toBe('http://192.168.1.20');
    await own.stop();
  });

  it('of the sandbox is no inner one, and nothing else on that machine is the sandbox', () => {
    const sandbox = { baseUrl: 'http://127.0.0.1:4000', browserUrl: 'http://127.0.0.1:3000/sandbox' };
    const parts = {
      env: server.deps.env,
      providerPlaces: { sandbox: () => sandbox, set: () => null },
    };
    expect(allowsPrivateNetwork(parts, 'http://127.0.0.1:4000/')).toBe(true);
    for (const other of ['http://127.0.0.1:4001', 'http://127.0.0.1:4000/admin', 'http://127.0.0.1:3000']) {
      expect(allowsPrivateNetwork(parts, other)).toBe(false);
    }
  });
});

describe('asking a till', () => {
  const bill = (url: string, inwards: boolean) => httpTill(keysOf(url), inwards).readBill('b1');

  it('goes nowhere inwards, by number or by name, whatever the name stood for when it was typed in', async () => {
    const inner = await listening((_, response) => response.end('{}'));
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
      await expect(bill(`http://${host}:${inner.port}`, false)).rejects.toBeInstanceOf(TillSilent);
    }
    expect(inner.asked()).toBe(0);
    await expect(bill(`http://localhost:${inner.port}`, true)).rejects.toBeInstanceOf(TillSilent);
    expect(inner.asked()).toBe(1);
    await inner.close();
  });

  it('follows no redirect', async () => {
    const target = await listening((_, response) => response.end('{}'));
    const till = await listening((_, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${target.port}/` }).end();
    });
    await expect(bill(`http://127.0.0.1:${till.port}`, true)).rejects.toBeInstanceOf(TillSilent);
    expect([till.asked(), target.asked()]).toEqual([1, 0]);
    await Promise.all([till.close(), target.close()]);
  });

  it('reads no more of an answer than a bill can be long', async () => {
    let written = 0;
    const till = await listening((_, response) => {
      const more = (): void => {
        while (!response.destroyed && written < 64_000_000) {
          written += 65_536;
          if (!response.write(Buffer.alloc(65_536, 32))) {
            response.once('drain', more);
            return;
          }
        }
        response.end();
      };
      more();
    });
    await expect(bill(`http://127.0.0.1:${till.port}`, true)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('bytes') },
    });
    expect(written).toBeLessThan(32_000_000);
    await till.close();
  });
});
