import { expect, it } from 'vitest';
import { acceptChoices, untilSlot } from './accept-choices.ts';

const NOW = Date.parse('2026-05-01T12:07:00Z');

it.each([
  [null, 0, [10, 15, 20, 30], 25],
  ['2026-05-01T12:00:00Z', 0, [10, 15, 20, 30], 25],
  ['2026-05-01T12:15:00Z', 8, [20, 25, 30, 40], 35],
  ['2026-05-01T12:30:00Z', 23, [35, 40, 45, 55], 50],
])(
  'an order that the kitchen begins with at %s is in %i minutes, and is promised from then on',
  (slot_at, until, suggested, start) => {
    expect(untilSlot({ slot_at }, NOW)).toBe(until);
    expect(acceptChoices(until)).toEqual({ suggested, start });
  },
);
