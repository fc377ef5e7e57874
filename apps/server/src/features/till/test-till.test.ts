import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SANDBOX_KEYS } from '@tableside/contract/sandbox-keys';
import type { Sandbox } from '@tableside/sandbox';
import { aSandbox } from '@tableside/testkit/doubles/a-sandbox.ts';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let sandbox: Sandbox;
let other: Server;
let otherUrl: string;
const asked: (string | undefined)[] = [];
const { apiKey, webhookSecret } = SANDBOX_KEYS.main.till;
beforeAll(async () => {
  server = await testServer({ env: { TILL_ALLOW_PRIVATE: '1' } });
  sandbox = await aSandbox();
  other = createServer((request, response) => {
    asked.push(request.headers.authorization);
    response.statusCode = 404;
    response.end('<h1>Not found</h1>');
  });
  await new Promise<void>(done => other.listen(0, '127.0.0.1', done));
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await server.stop();
  await sandbox.close();
  await new Promise(done => other.close(done));
});

const CALL = 'POST /console/{venue}/till/test';
const anOwner = async () => aStaff(server, (await aTableScene(server)).venue, 'owner');
const test = async (owner: TestStaff, body: { url?: string; api_key?: string }) =>
  (await owner.call(CALL, { venue: owner.venue, body })).outcome;

it('tells who answers where the till should be', async () => {
  const owner = await anOwner();
  const url = sandbox.address;
  expect(await test(owner, { url, api_key: apiKey })).toBe('answers');
  expect(await test(owner, { url: `${url}/`, api_key: apiKey })).toBe('answers');
  expect(await test(owner, { url, api_key: 'another' })).toBe('keys_refused');
  expect(await test(owner, { url: otherUrl, api_key: apiKey })).toBe('not_a_till');
  expect(await test(owner, { url: 'http://127.0.0.1:1', api_key: apiKey })).toBe('no_answer');
  expect(await test(owner, { url: 'ftp://till.example', api_key: apiKey })).toBe('not_allowed');
});

it('asks the stored till with the stored key, and gives that key to no other address', async () => {
  const owner = await anOwner();
  const missing = { venue: owner.venue, body: {} };
  expect(await owner.failure(CALL, missing)).toBe('provider_keys_invalid');
  const url = sandbox.address;
  await owner.call('POST /console/{venue}/till', {
    venue: owner.venue,
    body: { revision: 0, kind: 'external', url, api_key: apiKey, webhook_secret: webhookSecret },
  });
  expect(await test(owner, {})).toBe('answers');
  expect(await test(owner, { url })).toBe('answers');
  const before = asked.length;
  const elsewhere = { venue: owner.venue, body: { url: otherUrl } };
  expect(await owner.failure(CALL, elsewhere)).toBe('provider_keys_invalid');
  expect(asked.length).toBe(before);
});

it('calls nothing in its own network where the operator did not allow that', async () => {
  const closed = await testServer();
  try {
    const { venue } = await aTableScene(closed);
    const owner = await aStaff(closed, venue, 'owner');
    const before = asked.length;
    const body = { url: otherUrl, api_key: apiKey };
    expect(await owner.call(CALL, { venue: owner.venue, body })).toEqual({ outcome: 'not_allowed' });
    expect(asked.length).toBe(before);
  } finally {
    await closed.stop();
  }
});
