import { afterEach, expect, it, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that draws when it is told to. */
const aPage = () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const done: string[] = [];
  return { frames, done, say: (what: string) => () => void done.push(what) };
};

it('does all that waits at one time, once the frame was drawn, and each of it once', () => {
  const { frames, done, say } = aPage();
  afterFrame(say('gone'));
  afterFrame(say('grey'));
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['gone', 'grey']);
  afterFrame(say('back'));
  frames[1]?.();
  vi.runAllTimers();
  expect(done).toEqual(['gone', 'grey', 'back']);
});

it('what one does wrong is told, and drops nothing that waited with it', () => {
  const { frames, done, say } = aPage();
  afterFrame(() => {
    throw new Error('wrong');
  });
  afterFrame(say('grey'));
  frames[0]?.();
  expect(() => vi.runAllTimers()).toThrow('wrong');
  expect(done).toEqual(['grey']);
});

it('waits half a second for a frame that does not come, and each time for its own', () => {
  const { frames, done, say } = aPage();
  afterFrame(say('gone'));
  vi.advanceTimersByTime(499);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['gone']);
  afterFrame(say('back'));
  // The first frame comes after all.
  frames[0]?.();
  vi.advanceTimersByTime(499);
  expect(done).toEqual(['gone']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['gone', 'back']);
});

it('waits for no frame of a hidden page, nor does what waited before it was hidden', () => {
  const { done, say } = aPage();
  afterFrame(say('gone'));
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  afterFrame(say('grey'));
  expect(done).toEqual(['gone', 'grey']);
  vi.runAllTimers();
  expect(done).toEqual(['gone', 'grey']);
});
