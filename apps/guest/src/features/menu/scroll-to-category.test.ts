import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TIMINGS } from '../../app/timings.ts';
import { scrollToCategory } from './scroll-to-category.ts';

/** A page of 5,000 px with the category at 2,000, and frames that are run by hand. */
const page = { y: 0, now: 0, still: false, frames: [] as ((now: number) => void)[] };
const runFrame = (now: number) => {
  page.now = now;
  const [frame, ...rest] = page.frames;
  page.frames = rest;
  frame?.(now);
};

beforeEach(() => {
  Object.assign(page, { y: 0, now: 0, still: false, frames: [] });
  const section = { getBoundingClientRect: () => ({ top: 2_000 - page.y }) };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'category-wine' ? section : null) });
  vi.stubGlobal('matchMedia', () => ({ matches: page.still }));
  vi.stubGlobal('performance', { now: () => page.now });
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => page.frames.push(frame));
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    page.y = y;
  });
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => page.y });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scrollY');
  vi.unstubAllGlobals();
});

describe('scrolling to a category', () => {
  it('[MENU-18] takes 300 ms and ends 120 px above it, and the venue’s offset more', () => {
    expect(TIMINGS.categoryScroll).toBe(300);
    scrollToCategory('wine', 30);
    runFrame(150);
    expect(page.y).toBeGreaterThan(0);
    expect(page.y).toBeLessThan(1_850);
    runFrame(300);
    expect(page.y).toBe(2_000 - 120 - 30);
  });

  it('is there at once for guests who want no motion', () => {
    page.still = true;
    scrollToCategory('wine', 0);
    runFrame(1);
    expect(page.y).toBe(1_880);
  });

  it('stays where it is when the category is not on the page', () => {
    scrollToCategory('gone', 0);
    expect(page.frames).toEqual([]);
  });
});
