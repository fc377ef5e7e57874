import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdStill, STILL_MS } from './hold-still.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aButton = () => {
  const marks = new Set<string>();
  const element = {
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
  } as unknown as Element;
  return { element, isStill: () => marks.has('data-still') };
};

it('holds each button still for its own moment, with one clock for all of them', () => {
  const [first, second] = [aButton(), aButton()];
  holdStill(first.element);
  vi.advanceTimersByTime(STILL_MS / 2);
  holdStill(second.element);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(STILL_MS / 2);
  expect([first.isStill(), second.isStill()]).toEqual([false, true]);
  vi.advanceTimersByTime(STILL_MS / 2);
  expect(second.isStill()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('begins the moment anew for one that moved again', () => {
  const [button, other] = [aButton(), aButton()];
  holdStill(button.element);
  holdStill(other.element);
  vi.advanceTimersByTime(STILL_MS - 1);
  holdStill(button.element);
  vi.advanceTimersByTime(1);
  expect([button.isStill(), other.isStill()]).toEqual([true, false]);
  vi.advanceTimersByTime(STILL_MS);
  expect(button.isStill()).toBe(false);
});
