import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusFirstWrong } from './first-wrong.ts';

let frames: (() => void)[];
let marked: { readonly focus: () => void } | null;
const focus = vi.fn();

const frame = () => {
  for (const run of frames.splice(0)) run();
};

beforeEach(() => {
  frames = [];
  marked = null;
  focus.mockClear();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void frames.push(run));
  vi.stubGlobal('document', { querySelector: () => marked });
});
afterEach(() => void vi.unstubAllGlobals());

it('a field that is marked some frames after the tap gets the focus once', () => {
  focusFirstWrong();
  frame();
  frame();
  expect(focus).not.toHaveBeenCalled();
  marked = { focus };
  frame();
  expect(focus).toHaveBeenCalledOnce();
  frame();
  expect(focus).toHaveBeenCalledOnce();
});

it('nothing that gets marked: the search ends, and what is marked much later is left alone', () => {
  focusFirstWrong();
  for (let drawn = 0; drawn < 100; drawn += 1) frame();
  expect(frames).toHaveLength(0);
  marked = { focus };
  frame();
  expect(focus).not.toHaveBeenCalled();
});
