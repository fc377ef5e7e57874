import { allCalls, type CallSpec } from '@tableside/contract';
import { aStaff, type TestStaff } from '@tableside/testkit/scenes/a-staff.ts';
import { aTableScene, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { aVenue } from '@tableside/testkit/scenes/a-venue.ts';
import { rawRequest } from '@tableside/testkit/server/raw-request.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import type { TestClient } from '@tableside/testkit/server/server-client.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GENERAL } from '../../features/limits/index.ts';
import { MAX_BODY_BYTES } from './json-body.ts';

const calls = Object.entries(allCalls) as [string, CallSpec][];
const WITH_BODY = calls.filter(([key]) => key.startsWith('POST '));
const isOpen = ({ access }: CallSpec): boolean => access === 'public' || access === 'session';

let server: TestServer;
let scene: TableScene;
let owner: TestStaff;
let waiter: TestStaff;
beforeAll(async () => {
  server = await testServer();
  scene = await aTableScene(server);
  owner = await aStaff(server, scene.venue, 'owner');
  waiter = await aStaff(server, scene.venue, 'waiter');
});
afterAll(() => server.stop());

const cookieOf = ({ cookies }: TestClient): string[] =>
  cookies.size === 0 ? [] : [`cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`];

/** The head of a request that says how much comes, and nothing of what comes. */
const announced = (
  at: TestServer,
  key: string,
  client: TestClient,
  { bytes = 6_900_000, type = 'application/json', venue = scene.venue.id } = {},
) => {
  const path = key
    .slice('POST '.length)
    .replace(/\{(\w+)\}/g, (_, name: string) => ({ venue, session: scene.phone.session })[name] ?? 'x');
  const request = rawRequest(at.url, [
    `POST /api${path} HTTP/1.1`,
    `content-type: ${type}`,
    `content-length: ${bytes}`,
    ...cookieOf(client),
  ]);
  onTestFinished(() => request.drop());
  return request;
};
const told = async (request: ReturnType<typeof announced>): Promise<string> => {
  const { status, body } = await request.answer;
  return `${status} ${(JSON.parse(body) as { code?: string }).code}`;
};

describe('before a byte of a body is read', () => {
  it('every call that is not for everybody asks who calls', async () => {
    const stranger = server.client();
    for (const [key, { access }] of WITH_BODY.filter(([, spec]) => spec.access !== 'public')) {
      const refused =
        access === 'session'
          ? '404 session_not_found'
          : access === 'setup-code'
            ? '409 setup_closed'
            : '401 not_signed_in';
      expect([key, await told(announced(server, key, stranger))]).toEqual([key, refused]);
    }
  });

  it('who may not make a call is told so, and of a venue of others nothing', async () => {
    const elsewhere = await aStaff(server, await aVenue(server, { name: 'Next door' }), 'owner');
    const key = 'POST /console/{venue}/pictures';
    expect(await told(announced(server, key, waiter, { type: 'image/png' }))).toBe('403 not_allowed');
    expect(await told(announced(server, key, elsewhere, { type: 'image/png' }))).toBe('404 not_found');
    expect(await told(announced(server, key, scene.phone, { type: 'image/png' }))).toBe('401 not_signed_in');
  });

  it('who asks too often is refused', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    onTestFinished(() => strict.stop());
    const outcomes: string[] = [];
    for (let i = 0; i <= GENERAL.address.limit * 0.01; i += 1)
      outcomes.push(await told(announced(strict, 'POST /console/{venue}/pictures', strict.client())));
    expect([outcomes[0], outcomes.at(-1)]).toEqual(['401 not_signed_in', '429 rate_limited']);
  });

  it('who sends us webhooks too often is refused', async () => {
    const strict = await testServer({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    onTestFinished(() => strict.stop());
    const one = () => announced(strict, 'POST /webhooks/stripe', strict.client(), { bytes: 60_000 }).answer;
    const { status } = await Promise.race(Array.from({ length: 13 }, one));
    expect(status).toBe(429);
  });

  it('an address where nothing is takes nothing', async () => {
    expect(await told(announced(server, 'POST /nope/nope', owner))).toBe('404 not_found');
    expect(await told(announced(server, 'POST /webhooks/nobody', owner))).toBe('404 not_found');
  });
});

describe('who has proven nothing', () => {
  it('has no call that takes more than 64 KB', () => {
    const larger = calls.filter(([, spec]) => isOpen(spec) && spec.upload);
    expect(larger.map(([key]) => key)).toEqual([]);
  });

  it('is refused by what a body says of its size, at every call for everybody and at webhooks', async () => {
    const open = WITH_BODY.flatMap(([key, { access }]) => (access === 'public' ? [key] : []));
    for (const key of [...open, 'POST /webhooks/stripe', 'POST /webhooks/till']) {
      const asked = announced(server, key, server.client(), { bytes: MAX_BODY_BYTES + 1 });
      expect([key, await told(asked)]).toEqual([key, '413 payload_too_large']);
    }
  });

  it('is refused at the first byte too many, where a body does not say its size', async () => {
    const asked = rawRequest(server.url, [
      'POST /api/console/sign-in HTTP/1.1',
      'content-type: application/json',
      'transfer-encoding: chunked',
    ]);
    const chunk = 'x'.repeat(16_384);
    for (let i = 0; i < 5; i += 1) asked.send(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    expect(await told(asked)).toBe('413 payload_too_large');
    // A little more is let run past, so that the answer is read; then nobody listens.
    asked.send('x'.repeat(2_000_000));
    await asked.closed;
  });
});

it('rights that end while a body is on its way are gone when it arrives', async () => {
  const fired = await aStaff(server, scene.venue, 'owner');
  const body = JSON.stringify({ force: true });
  const path = `POST /api/console/${scene.venue.id}/tables/${scene.table.id}/close HTTP/1.1`;
  const head = [path, 'content-type: application/json', `content-length: ${body.length}`];
  const asked = rawRequest(server.url, [...head, ...cookieOf(fired)]);
  asked.send(body.slice(0, 1));
  await expect.poll(() => server.app.bodies.bytes()).toBeGreaterThan(0);
  await fired.call('POST /console/sign-out', {});
  const real = performance.now.bind(performance);
  const late = vi.spyOn(performance, 'now').mockImplementation(() => real() + 10_000);
  onTestFinished(() => late.mockRestore());
  asked.send(body.slice(1));
  expect(await told(asked)).toBe('401 not_signed_in');
  await scene.phone.call('GET /cart/{session}/get', { session: scene.phone.session });
});
