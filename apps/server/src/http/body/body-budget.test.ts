import type { Refusal } from '@tableside/contract';
import { expect, it } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

/** Bodies by name, and what became of them. */
const aBudget = (perCaller: number, inAll: number) => {
  const budget = createBodyBudget({ perCaller, inAll });
  const refused: [string, string, unknown][] = [];
  const begin = (caller: string, name: string) =>
    budget.begin(caller, (refusal: Refusal) =>
      refused.push([name, refusal.code, refusal.details?.retry_after]),
    );
  return { budget, refused, begin };
};

it('lets bodies through that come and go, whatever they add up to', () => {
  const { budget, refused, begin } = aBudget(100, 100);
  for (let n = 0; n < 10; n += 1) {
    const body = begin('a', `body ${n}`);
    body.grow(60);
    body.grow(40);
    body.end();
    body.end();
  }
  expect([refused, budget.bytes()]).toEqual([[], 0]);
});

it('has the oldest body of a caller make room for the next of the same caller, and leaves others alone', () => {
  const { budget, refused, begin } = aBudget(100, 1_000);
  const other = begin('b', 'other');
  other.grow(100);
  const [first, second] = [begin('a', 'first'), begin('a', 'second')];
  first.grow(60);
  second.grow(60);
  expect(refused).toEqual([['first', 'rate_limited', 5]]);
  first.grow(500);
  first.end();
  expect(budget.bytes()).toBe(160);
  second.grow(41);
  expect(refused.at(-1)).toEqual(['second', 'rate_limited', 5]);
  expect(budget.bytes()).toBe(100);
});

it('has the oldest body of all make room where there is none, so that half-sent ones keep nobody out', () => {
  const { budget, refused, begin } = aBudget(100, 250);
  const half = Array.from({ length: 10 }, (_, n) => {
    const body = begin(`stranger ${n}`, `half ${n}`);
    body.grow(90);
    return body;
  });
  expect(refused.map(([name, code]) => [name, code])).toEqual(
    Array.from({ length: 8 }, (_, n) => [`half ${n}`, 'unavailable']),
  );
  begin('guest', 'order').grow(2);
  expect(refused).toHaveLength(8);
  for (const body of half) body.end();
  expect(budget.bytes()).toBe(2);
});
