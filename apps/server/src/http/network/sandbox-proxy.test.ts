import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** An outside world that repeats what it was told. */
const outside = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', chunk => chunks.push(chunk));
  request.on('end', () => {
    response.setHeader('content-security-policy', "default-src 'self'");
    if (request.url === '/steer/go') response.writeHead(303, { location: '../../' });
    response.end(`${request.method} ${request.url} ${Buffer.concat(chunks).toString('hex')}`);
  });
});
let address: string | null = null;
let server: TestServer;

beforeAll(async () => {
  await new Promise<void>(done => outside.listen(0, '127.0.0.1', done));
  server = await testServer({ extra: { sandbox: () => address } });
});
afterAll(async () => {
  await server.stop();
  await new Promise(done => outside.close(done));
});

describe('the sandbox behind the public port', () => {
  it('is refused in words while it does not listen', async () => {
    address = null;
    const answer = await fetch(`${server.url}/sandbox/bank`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('gets paths without the prefix and bodies byte for byte, and its own headers win', async () => {
    address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const body = Buffer.from('{ "a":1 }\n\u0000é', 'utf8');
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const answer = await fetch(`${server.url}/sandbox/pay/1?x=2`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(await answer.text()).toBe(`POST /pay/1?x=2 ${body.toString('hex')}`);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
  });

  it('sends browsers on as it said, and its front page has the slash that relative links need', async () => {
    const moved = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await moved('/sandbox/steer/go')).toEqual([303, '../../']);
    expect(await moved('/sandbox')).toEqual([308, '/sandbox/']);
  });

  it('does not exist on a server without one', async () => {
    const bare = await testServer();
    expect((await fetch(`${bare.url}/sandbox/control/reset`, { method: 'POST' })).status).toBe(404);
    await bare.stop();
  });
});
