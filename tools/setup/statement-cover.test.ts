import { describe, expect, it } from 'vitest';
import { coverOf, type Seen } from './statement-cover.ts';

const file = (name: string, pieces: string, seconds: number): Seen => ({
  file: name,
  pieces: [...pieces],
  seconds,
});
const none = (): boolean => false;

describe('the files that a second PostgreSQL sees', () => {
  it.each([
    ['ask all of it', [file('a', 'ab', 1), file('b', 'bc', 1), file('c', 'd', 50)], ['a', 'b', 'c']],
    ['leave out who asks nothing new', [file('a', 'abc', 1), file('b', 'bc', 1)], ['a']],
    ['are the cheaper ones', [file('dear', 'abcd', 60), file('a', 'ab', 1), file('b', 'cd', 1)], ['a', 'b']],
    [
      'leave out whom later ones made needless',
      [file('first', 'abc', 1), file('ad', 'abd', 2), file('ce', 'ce', 2)],
      ['ad', 'ce'],
    ],
    ['are none where nothing reaches it', [file('a', '', 1)], []],
  ])('%s', (_, all, expected) => {
    expect(coverOf(all, none).sort()).toEqual(expected);
  });

  it('are those besides that must be, whatever they ask', () => {
    const all = [file('a', 'abc', 1), file('must', 'c', 9)];
    expect(coverOf(all, name => name === 'must').sort()).toEqual(['a', 'must']);
  });
});
