import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { track } from '../../data/analytics/analytics.ts';
import { running } from '../../testing/running.tsx';
import { aRestaurant } from '../../testing/wire-builders.ts';
import { Splash } from './index.ts';

vi.mock('../../data/analytics/analytics.ts', () => ({ track: vi.fn(), countFor: vi.fn() }));

// With the clock stands the age of the page: `performance.now()` counts from here.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(track).mockReset();
});
const over = (onDone: (() => void) | null) =>
  running(() => Splash({ restaurant: aRestaurant(), onDone }), null);

it('[SCAN-08] [MENU-04] the splash stays until the page is 1.2 s old, though all is there', async () => {
  const onDone = vi.fn();
  const splash = await over(onDone);
  await splash.later(1_199);
  expect(onDone).not.toHaveBeenCalled();
  await splash.later(1);
  expect(onDone).toHaveBeenCalledOnce();
  await splash.leave();
});

it('[SCAN-08] [MENU-04] a page that took longer to come is not held up any further', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  const onDone = vi.fn();
  const splash = await over(onDone);
  await splash.later(199);
  expect(onDone).not.toHaveBeenCalled();
  await splash.later(1);
  expect(onDone).toHaveBeenCalledOnce();
  await splash.leave();
});

it('[ANALYTICS-01] the loading screen is counted, once', async () => {
  const splash = await over(() => undefined);
  await splash.again(null);
  expect(vi.mocked(track).mock.calls).toEqual([['loading_screen']]);
  await splash.leave();
});
