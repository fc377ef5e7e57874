import { expect, it } from 'vitest';
import { allWithPending, isAhead, withPending } from './ahead.ts';

type Thing = { readonly seen: boolean; readonly brought: boolean };
const seen = (thing: Thing): Thing => (thing.seen ? thing : { ...thing, seen: true });
const brought = (thing: Thing): Thing => (thing.brought ? thing : { ...thing, brought: true });
const things = () => ({ a: { seen: false, brought: false }, b: { seen: false, brought: false } });

it('shows what is awaited of one thing, and leaves all others as they are', () => {
  const known = things();
  const all = allWithPending<Thing>(known, [
    { id: 'a', change: seen },
    { id: 'a', change: brought },
  ]);
  expect(all.a).toEqual({ seen: true, brought: true });
  expect(all.b).toBe(known.b);
  expect(Object.values(all).map(isAhead)).toEqual([true, false]);
});

it('is the same object for as long as the thing is the same, so that nothing is drawn anew', () => {
  const known = things();
  const pending = [{ id: 'a', change: seen }];
  expect(allWithPending<Thing>(known, pending).a).toBe(allWithPending<Thing>({ ...known }, pending).a);
});

it('is nothing ahead of what the server says already, of nothing, and of what is not known', () => {
  const known = { a: { seen: true, brought: false } };
  expect(allWithPending<Thing>(known, [{ id: 'a', change: seen }])).toBe(known);
  expect(allWithPending<Thing>(known, [{ id: 'gone', change: seen }])).toBe(known);
  expect(allWithPending<Thing>(known, [])).toBe(known);
  expect(isAhead(withPending<Thing>('a', known.a, [{ id: 'a', change: seen }]))).toBe(false);
});
