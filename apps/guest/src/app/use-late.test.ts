import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportUnreachable, watchConnectivity } from '../data/connection/connectivity.ts';
import { running } from '../testing/running.tsx';
import { useLate } from './use-late.ts';

const Part = () => null;
const load = vi.fn(async () => ({ default: Part }));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  vi.stubGlobal('fetch', async () => new Response('{"status":"ok"}'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('without a network a part is not asked for, and comes when there is one: a file asked for in vain stays refused', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const screen = await running((wanted: boolean) => useLate(load, wanted), false as boolean);
  const stop = watchConnectivity();
  reportUnreachable();
  await screen.again(true);
  await screen.later(4_000);
  expect(load).not.toHaveBeenCalled();
  await screen.later(1_000);
  expect(screen.value()).toBe(Part);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
  await screen.leave();
});

it('a worker has the part without a network too', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  const screen = await running((wanted: boolean) => useLate(load, wanted), false as boolean);
  const stop = watchConnectivity();
  await screen.again(true);
  await screen.later(0);
  expect(screen.value()).toBe(Part);
  stop();
  await screen.leave();
});
