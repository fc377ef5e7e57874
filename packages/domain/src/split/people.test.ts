import { expect, it } from 'vitest';
import { peopleAfterSplit } from './people.ts';

const phones = (count: number) => ({ counted: null, phones: count });
const counted = (count: number) => ({ counted: count, phones: 1 });

it.each([
  ['two of four go to a free table', counted(4), null, 2, { from: 2, to: 2 }],
  ['one of three phones goes to others', phones(3), phones(2), 1, { from: 2, to: 3 }],
  ['one goes to two whom staff counted', phones(3), counted(2), 1, { from: 2, to: 3 }],
  ['all go, and no more than there are', counted(2), null, 5, { from: 0, to: 2 }],
  ['dishes alone go to a free table: nobody sits there', phones(2), null, 0, { from: null, to: 0 }],
  [
    'dishes alone go to others: all are as many as before',
    counted(4),
    phones(2),
    0,
    { from: null, to: null },
  ],
  ['a table without phones that nobody counted is one person', phones(0), null, 1, { from: 0, to: 1 }],
])('%s', (_what, from, to, going, expected) => {
  expect(peopleAfterSplit(from, to, going)).toEqual(expected);
});
