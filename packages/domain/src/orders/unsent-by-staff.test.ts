import { describe, expect, it } from 'vitest';
import {
  isPartyOrJoined,
  nextUnsent,
  SENT_BY_STAFF_FOR_MS,
  UNSENT_BY_STAFF_FOR_MS,
  type UnsentByStaff,
} from './unsent-by-staff.ts';

const of = (place: string, more: Partial<UnsentByStaff> = {}): UnsentByStaff => ({
  at: 1_000,
  place,
  sent: false,
  asks: null,
  ...more,
});
const asked = { asks: { question: 'gone' } } as const;

describe('what staff took without a line', () => {
  it.each<[string, readonly UnsentByStaff[], number, { step: string; at: number } | null]>([
    ['is nothing where nothing waits', [], 2_000, null],
    ['goes in the order in which it was taken', [of('a'), of('b')], 2_000, { step: 'send', at: 0 }],
    ['waits behind a question about its own table', [of('a', asked), of('a')], 2_000, null],
    [
      'goes past a question about another',
      [of('a', asked), of('a'), of('b')],
      2_000,
      { step: 'send', at: 2 },
    ],
    ['goes after an hour', [of('a')], 1_000 + UNSENT_BY_STAFF_FOR_MS, { step: 'send', at: 0 }],
    ['asks after more', [of('a')], 1_001 + UNSENT_BY_STAFF_FOR_MS, { step: 'ask', at: 0 }],
    [
      'asks nothing about its age where it may have arrived',
      [of('a', { sent: true })],
      1_001 + UNSENT_BY_STAFF_FOR_MS,
      { step: 'send', at: 0 },
    ],
    [
      'asks once the server may know it no more',
      [of('a', { sent: true })],
      1_001 + SENT_BY_STAFF_FOR_MS,
      { step: 'ask', at: 0 },
    ],
  ])('%s', (_, waiting, now, expected) => {
    const next = nextUnsent(waiting, now);
    expect(next && { step: next.step, at: waiting.indexOf(next.each) }).toEqual(expected);
  });
});

it.each([
  ['the same', 5_000, true],
  ['one that earlier guests joined', 4_000, true],
  ['others, who came later', 5_001, false],
])('a party is %s', (_, satDown, same) => {
  expect(isPartyOrJoined(5_000, satDown)).toBe(same);
});
