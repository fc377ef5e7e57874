import type { Refusal } from '@tableside/contract';
import { expect, it } from 'vitest';
import { createLineUp, ROOM } from './line-up.ts';

/** A line-up whose pages are done when they are told to be. */
const aLineUp = (room: Partial<typeof ROOM> = {}) => {
  const lineUp = createLineUp({ ...ROOM, atOnce: 1, ...room });
  const made: string[] = [];
  const doneOf = new Map<string, () => void>();
  const gone = new Set<string>();
  const ask = (name: string, address = name[0] ?? ''): Promise<unknown> =>
    lineUp(
      { address, isGone: () => gone.has(name) },
      () =>
        new Promise<string>(done => {
          made.push(name);
          doneOf.set(name, () => done(name));
        }),
    ).catch((refusal: unknown) => (refusal as Refusal).code);
  /** Ends what is being made, one after the other, until nothing is. */
  const all = async (): Promise<string[]> => {
    for (let before = -1; before < made.length; ) {
      before = made.length;
      for (const done of doneOf.values()) done();
      await new Promise(setImmediate);
    }
    return made;
  };
  return { ask, made, gone, all, doneOf };
};

it('serves addresses in turn: one phone waits for one page of a crowd, not for the crowd', async () => {
  const { ask, all } = aLineUp();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1', 'c2']) void ask(name);
  expect(await all()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'c2', 'a4', 'a5']);
});

it('makes no more at once than it should, and goes on after one that failed', async () => {
  const { ask, made, doneOf } = aLineUp({ atOnce: 2 });
  const lineUp = createLineUp({ ...ROOM, atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3']) void ask(name);
  await new Promise(setImmediate);
  expect(made).toEqual(['a1', 'a2']);
  doneOf.get('a1')?.();
  await new Promise(setImmediate);
  expect(made).toEqual(['a1', 'a2', 'a3']);
  const waiting = { address: 'a', isGone: () => false };
  await expect(lineUp(waiting, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lineUp(waiting, async () => 'made')).toBe('made');
});

it('makes no page for whoever hung up while they waited', async () => {
  const { ask, all, gone } = aLineUp();
  const answers = ['a1', 'a2', 'a3', 'b1'].map(name => ask(name));
  gone.add('a2').add('b1');
  expect(await all()).toEqual(['a1', 'a3']);
  expect(await Promise.all(answers)).toEqual(['a1', null, 'a3', null]);
});

it('refuses the last of a line that is too long; whoever hung up leaves room', async () => {
  const { ask, all, gone } = aLineUp({ perAddress: 2 });
  const [, , , refused] = ['a1', 'a2', 'a3', 'a4'].map(name => ask(name));
  expect(await refused).toBe('rate_limited');
  gone.add('a2');
  void ask('a5');
  void ask('b1');
  expect(await all()).toEqual(['a1', 'a3', 'b1', 'a5']);
});

it('refuses the last of the longest line where all together are too many', async () => {
  const { ask, all } = aLineUp({ inAll: 3 });
  const answers = ['a1', 'a2', 'a3', 'a4', 'b1'].map(name => ask(name));
  expect(await answers[3]).toBe('unavailable');
  expect(await all()).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('has room for a hall that comes back at once through one address', () => {
  expect(ROOM.perAddress).toBeGreaterThanOrEqual(300);
  expect(ROOM.inAll).toBeGreaterThanOrEqual(2 * ROOM.perAddress);
});
