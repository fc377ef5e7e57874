import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { returnTo, stayHere } from './reading-place.ts';

let y: number;
let frames: (() => void)[];
let section: { readonly at: number } | null;

const frame = () => {
  for (const run of frames.splice(0)) run();
};

beforeEach(() => {
  y = 0;
  frames = [];
  section = null;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => void frames.push(run));
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    y = section ? top : 0;
  });
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    y += top;
  });
  vi.stubGlobal('document', {
    getElementById: () => section && { getBoundingClientRect: () => ({ top: (section?.at ?? 0) - y }) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const there = { top: 900, section: 'soups', offset: 40 };

it('[APP-08] leads to the section that was read, whose place moves while those above it take their height', () => {
  section = { at: 1_000 };
  returnTo(there);
  expect(y).toBe(960);
  section = { at: 1_200 };
  frame();
  expect(y).toBe(1_160);
  for (let count = 0; count < 10; count += 1) frame();
  expect(frames).toEqual([]);
});

it('[APP-08] waits for a screen that still comes after a reload, and not for ever', () => {
  returnTo(there);
  for (let count = 0; count < 100; count += 1) frame();
  expect(y).toBe(0);
  section = { at: 1_000 };
  frame();
  expect(y).toBe(960);
  section = null;
  returnTo(there);
  for (let count = 0; count < 1_000; count += 1) frame();
  expect(frames).toEqual([]);
});

it('[APP-08] leaves the page where it is once the guest does something, or goes on to another place', () => {
  returnTo(there);
  frame();
  stayHere();
  section = { at: 1_000 };
  for (let count = 0; count < 10; count += 1) frame();
  expect(y).toBe(0);

  section = null;
  returnTo(there);
  returnTo({ top: 0, section: '', offset: 0 });
  section = { at: 1_000 };
  for (let count = 0; count < 10; count += 1) frame();
  expect(y).toBe(0);
});
