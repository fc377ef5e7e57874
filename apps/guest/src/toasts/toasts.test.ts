import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, showToast } from './toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

it('[APP-10] a toast closes after 7 s, a persistent one stays', () => {
  showToast({ tone: 'info', text: 'short' });
  showToast({ tone: 'error', text: 'long', persistent: true });
  vi.advanceTimersByTime(6_999);
  expect(currentToasts()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(currentToasts().map(({ text }) => text)).toEqual(['long']);
});

it('[OFFLINE-02] the same toast shown again replaces itself and starts its time anew', () => {
  showToast({ id: 'a', tone: 'info', text: 'one' });
  vi.advanceTimersByTime(5_000);
  showToast({ id: 'a', tone: 'info', text: 'two' });
  vi.advanceTimersByTime(5_000);
  expect(currentToasts().map(({ text }) => text)).toEqual(['two']);
});
