import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOnline, reportUnreachable, watchConnectivity } from './connectivity.ts';

const network = { onLine: true, reachable: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('fetch', () => (network.reachable ? Promise.resolve({}) : Promise.reject(new Error('no'))));
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
