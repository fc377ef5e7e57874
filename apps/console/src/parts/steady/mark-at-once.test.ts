import { afterEach, expect, it, vi } from 'vitest';
import { markAtOnce } from './mark-at-once.ts';

afterEach(() => vi.useRealTimers());

const aButton = () => {
  const marks = new Set<string>();
  const element = {
    setAttribute: (name: string) => void marks.add(name),
    removeAttribute: (name: string) => void marks.delete(name),
  } as unknown as Element;
  return { element, marks };
};

it('marks before anything is answered, and takes the mark back where it was refused', async () => {
  const { element, marks } = aButton();
  let refuse: () => void = () => undefined;
  const taken = new Promise<boolean>(resolve => {
    refuse = () => resolve(false);
  });
  markAtOnce(element, 'data-taken', taken);
  expect([...marks]).toEqual(['data-taken']);
  refuse();
  await taken;
  expect([...marks]).toEqual([]);
});

it('keeps the mark of what was taken until it is drawn', async () => {
  vi.useFakeTimers();
  const { element, marks } = aButton();
  const taken = Promise.resolve(true);
  markAtOnce(element, 'data-taken', taken);
  await taken;
  expect([...marks]).toEqual(['data-taken']);
  vi.runAllTimers();
  expect([...marks]).toEqual([]);
});
