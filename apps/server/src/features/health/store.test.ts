import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDatabase } from './store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('asks the database once for all who want to know, and writes down one "no" for all', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  const warn = vi.fn();
  const answers = watchDatabase({ run }, { warn });
  const all = () => Promise.all([answers(), answers(), answers()]);
  expect(await all()).toEqual([false, false, false]);
  await vi.advanceTimersByTimeAsync(499);
  expect(await all()).toEqual([false, false, false]);
  expect([run.mock.calls.length, warn.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await all()).toEqual([true, true, true]);
  expect(await answers()).toBe(true);
  // A "yes" is never an old one.
  expect(run.mock.calls.length).toBe(3);
});
