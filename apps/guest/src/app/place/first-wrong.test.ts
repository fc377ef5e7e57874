import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusFirstWrong } from './first-wrong.ts';

let marked: { readonly focus: () => void } | null;
const focus = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  marked = null;
  focus.mockClear();
  vi.stubGlobal('document', { querySelector: () => marked });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a field that is marked some moments after the tap gets the focus once, also where no frame is drawn', () => {
  focusFirstWrong();
  vi.advanceTimersByTime(100);
  expect(focus).not.toHaveBeenCalled();
  marked = { focus };
  vi.advanceTimersByTime(100);
  expect(focus).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(focus).toHaveBeenCalledOnce();
});

it('nothing that gets marked: the search ends, and what is marked much later is left alone', () => {
  focusFirstWrong();
  vi.advanceTimersByTime(10_000);
  expect(vi.getTimerCount()).toBe(0);
  marked = { focus };
  vi.advanceTimersByTime(10_000);
  expect(focus).not.toHaveBeenCalled();
});
