import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportUnreachable, watchConnectivity } from '../data/connection/connectivity.ts';
import { running } from '../testing/running.tsx';
import { lateParts } from './late-parts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('parts that could not be fetched are asked for again while the screen stands', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('parts');
  const { useParts } = lateParts<string>(load);
  const screen = await running(() => useParts(true), null);
  expect(screen.value()).toBeUndefined();
  await screen.later(5_000);
  expect(screen.value()).toBe('parts');
  await screen.leave();
});

it('but not once it is gone', async () => {
  const load = vi.fn().mockRejectedValue(new Error('no network'));
  const { useParts } = lateParts<string>(load);
  const screen = await running(() => useParts(true), null);
  await screen.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
});

it('without a network they are not asked for, and come when there is one: a file asked for in vain stays refused', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response('{"status":"ok"}'));
  const load = vi.fn().mockResolvedValue('parts');
  const { useParts } = lateParts<string>(load);
  const screen = await running((wanted: boolean) => useParts(wanted), false as boolean);
  const stop = watchConnectivity();
  reportUnreachable();
  await screen.again(true);
  await screen.later(4_000);
  expect(load).not.toHaveBeenCalled();
  await screen.later(10_000);
  expect(screen.value()).toBe('parts');
  stop();
  await screen.leave();
});
