import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doubtNetwork, isOnline, reportUnreachable, watchConnectivity } from './connectivity.ts';

const answer = { http: 200, text: '' };
const network = { onLine: true, reachable: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  answer.text = '{"status":"ok"}';
  vi.stubGlobal('fetch', async () => {
    if (!network.reachable) throw new Error('no');
    return new Response(answer.text, { status: answer.http });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[OFFLINE-01] the network is looked at every 5 s, and a network that answers nothing counts as none', async () => {
  const stop = watchConnectivity();
  network.onLine = false;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOnline()).toBe(false);

  network.onLine = true;
  network.reachable = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(false);

  network.reachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);

  reportUnreachable();
  expect(isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  stop();
});

it.each([
  ['a hotel’s sign-in', 200, '<html>Welcome, room number please</html>'],
  ['the proxy of a server that is down', 502, '<html>502 Bad Gateway</html>'],
  ['somebody else’s service', 200, 'null'],
])('[OFFLINE-01] what answers in our place is no network: %s', async (_, http, text) => {
  const stop = watchConnectivity();
  reportUnreachable();
  Object.assign(answer, { http, text });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(false);
  Object.assign(answer, { http: 200, text: '{"status":"ok"}' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  stop();
});

it('[OFFLINE-01] a call without an answer is no lost network while our own server answers', async () => {
  Object.assign(network, { onLine: true, reachable: true });
  const stop = watchConnectivity();
  doubtNetwork();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(true);
  network.reachable = false;
  doubtNetwork();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(false);
  network.reachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  stop();
});
