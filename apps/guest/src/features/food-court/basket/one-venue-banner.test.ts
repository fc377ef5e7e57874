import { IconButton } from '@tableside/design';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../../testing/drawn.ts';
import { running } from '../../../testing/running.tsx';
import { OneVenueBanner } from './OneVenueBanner.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[FOOD-33] [FOOD-34] [FOOD-35] the banner comes after 200 ms, until it was read once: for 7200 hours', async () => {
  const screen = await running(OneVenueBanner, {} as never);
  await screen.later(199);
  expect(screen.value()).toBeNull();
  await screen.later(1);
  const [banner] = drawn(screen.value());
  expect(banner?.type).toBe('aside');
  const close = drawn(screen.value()).find(({ type }) => type === IconButton)?.props.onClick as () => void;
  await screen.does(close);
  expect(screen.value()).toBeNull();
  const { cookie } = document;
  expect(cookie).toMatch(/^multi-merchant-banner=dismissed;.*max-age=25920000/i);
  await screen.leave();
});
