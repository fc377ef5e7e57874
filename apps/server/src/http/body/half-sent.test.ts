import { aTableScene, placed, type TableScene } from '@tableside/testkit/scenes/a-table-scene.ts';
import { type RawRequest, rawRequest } from '@tableside/testkit/server/raw-request.ts';
import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { BODY_RULES, type BodyRules } from './bodies.ts';

const KB = 1024;
const RULES: BodyRules = {
  ...BODY_RULES,
  open: { perCaller: 100 * KB, inAll: 220 * KB },
  openPatience: { idle: 60_000, whole: 60_000 },
};

let server: TestServer;
let scene: TableScene;
beforeAll(async () => {
  server = await testServer({ extra: { bodyRules: RULES } });
  scene = await aTableScene(server);
});
afterAll(() => server.stop());

/** All of a body but its end. */
const halfSent = (at: TestServer, localAddress = '127.0.0.1'): RawRequest => {
  const request = rawRequest(
    at.url,
    ['POST /api/console/sign-in HTTP/1.1', 'content-type: application/json', `content-length: ${50 * KB}`],
    { localAddress },
  );
  onTestFinished(() => request.drop());
  request.send(' '.repeat(40 * KB));
  return request;
};
const holds = (at: TestServer) => expect.poll(() => at.app.bodies.bytes());

it('half-sent bodies of one address make room for the next from there, and for an order', async () => {
  const [first, second] = [halfSent(server), halfSent(server)];
  await holds(server).toBeGreaterThan(80 * KB);
  halfSent(server);
  const { status, head, body } = await Promise.race([first.answer, second.answer]);
  expect([status, JSON.parse(body)]).toMatchObject([429, { code: 'rate_limited' }]);
  expect(head).toMatch(/^retry-after: \d+$/im);
  await placed(scene.phone, ['soup']);
  expect(server.app.bodies.bytes()).toBeLessThanOrEqual(100 * KB);
});

it('half-sent bodies of many addresses take no more than there is room for, and keep nobody out', async () => {
  const strangers = Array.from({ length: 12 }, (_, n) => halfSent(server, `127.0.0.${10 + n}`));
  const { status, head, body } = await Promise.race(strangers.map(({ answer }) => answer));
  expect([status, JSON.parse(body)]).toMatchObject([503, { code: 'unavailable' }]);
  expect(head).toMatch(/^retry-after: \d+$/im);
  expect(server.app.bodies.bytes()).toBeLessThanOrEqual(220 * KB);
  await placed(scene.phone, ['soup']);
});

it('what was held is given back when a sender is gone', async () => {
  const gone = halfSent(server);
  await holds(server).toBeGreaterThan(0);
  gone.drop();
  await holds(server).toBe(0);
});

it.each([
  ['stops coming', { idle: 40, whole: 60_000 }],
  ['trickles on', { idle: 60_000, whole: 40 }],
])('a body that %s ends its connection and gives back its room', async (_what, openPatience) => {
  const hasty = await testServer({ extra: { bodyRules: { ...RULES, openPatience } } });
  onTestFinished(() => hasty.stop());
  const slow = halfSent(hasty);
  await slow.closed;
  await holds(hasty).toBe(0);
});
