import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GATHER_MS, openRefresh } from './gathered-refresh.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = (load = () => Promise.resolve()) => {
  const seen = { loads: 0 };
  const refresh = openRefresh(() => {
    seen.loads += 1;
    return load();
  });
  return { seen, refresh };
};

it('asks once, a second after the first of many changes, and again for later ones', async () => {
  const { seen, refresh } = opened();
  refresh.request();
  await vi.advanceTimersByTimeAsync(GATHER_MS - 1);
  refresh.request();
  expect(seen.loads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.loads).toBe(1);
  await vi.advanceTimersByTimeAsync(10 * GATHER_MS);
  expect(seen.loads).toBe(1);
  refresh.request();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(seen.loads).toBe(2);
});

it('lets an answer arrive before it asks again, and then does not forget what happened meanwhile', async () => {
  let arrive = () => {};
  const { seen, refresh } = opened(() => new Promise<void>(resolve => (arrive = resolve)));
  refresh.request();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  refresh.request();
  await vi.advanceTimersByTimeAsync(10 * GATHER_MS);
  expect(seen.loads).toBe(1);
  arrive();
  await vi.advanceTimersByTimeAsync(GATHER_MS);
  expect(seen.loads).toBe(2);
});

it('asks for nothing after it was closed', async () => {
  const { seen, refresh } = opened();
  refresh.request();
  refresh.close();
  refresh.request();
  await vi.advanceTimersByTimeAsync(10 * GATHER_MS);
  expect(seen.loads).toBe(0);
});
