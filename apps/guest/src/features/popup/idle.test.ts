import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './idle.ts';

let hears: Map<string, () => void>;
let busy: boolean;
const run = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  hears = new Map();
  busy = false;
  run.mockClear();
  vi.stubGlobal('addEventListener', (sign: string, heard: () => void) => void hears.set(sign, heard));
  vi.stubGlobal('removeEventListener', (sign: string) => void hears.delete(sign));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = () => whenIdle({ first: 500, again: 4_000, isBusy: () => busy }, run);

it('comes once, and hears nothing any more', () => {
  wait();
  vi.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(hears.size).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown', 'scroll'])('waits anew after each %s', sign => {
  wait();
  vi.advanceTimersByTime(400);
  hears.get(sign)?.();
  vi.advanceTimersByTime(3_999);
  hears.get(sign)?.();
  vi.advanceTimersByTime(3_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('does not come the moment that a sheet closes', () => {
  wait();
  busy = true;
  vi.advanceTimersByTime(500);
  busy = false;
  hears.get('pointerdown')?.();
  vi.advanceTimersByTime(3_999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it('does not come where it is called off', () => {
  wait()();
  vi.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  expect(hears.size).toBe(0);
});
