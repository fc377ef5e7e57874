import { describe, expect, it } from 'vitest';
import { type Card, dealCards } from './deal-cards.ts';

const cards = (lines: Readonly<Record<string, number>>): Card[] =>
  Object.entries(lines).map(([key, each]) => ({ key, lines: each }));
const nowhere = new Map<string, number>();

describe('cards of a lane are dealt to its columns', () => {
  it.each([
    ['nothing', {}, []],
    ['the oldest on top of each column', { a: 4, b: 4, c: 4 }, [0, 1, 2]],
    ['further ones below the shortest', { a: 9, b: 4, c: 6, d: 4, e: 4 }, [0, 1, 2, 1, 2]],
  ])('%s', (_, lines, columns) => {
    expect(dealCards(cards(lines), 3, nowhere)).toEqual(columns);
  });

  it('when one is gone, the others stay in their columns', () => {
    const before = new Map([
      ['a', 0],
      ['b', 1],
      ['c', 2],
      ['d', 0],
      ['e', 1],
    ]);
    expect(dealCards(cards({ b: 4, c: 4, d: 4, e: 4 }), 3, before)).toEqual([1, 2, 0, 1]);
  });

  it('one stays in no column that is much longer than another, nor in one that is not there', () => {
    const before = new Map([
      ['a', 0],
      ['b', 0],
      ['c', 0],
      ['d', 4],
    ]);
    expect(dealCards(cards({ a: 9, b: 9, c: 9, d: 9 }), 2, before)).toEqual([0, 0, 1, 1]);
  });
});
