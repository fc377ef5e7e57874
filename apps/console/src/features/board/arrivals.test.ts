import { expect, it } from 'vitest';
import { aBoardOrder } from '../../testing/samples.ts';
import { arrivals, FRESH_MS, isFresh } from './arrivals.ts';

const placed = Date.parse('2026-05-01T12:00:00.000Z');
const auto = { accepted_at: '2026-05-01T12:00:00.000Z', seen: true, wait_minutes: 15 } as const;

it.each([
  ['accepted by itself', auto, 0, true],
  ['accepted by itself, some time ago', auto, FRESH_MS, false],
  ['accepted by staff', { ...auto, accepted_at: '2026-05-01T12:00:20.000Z' }, 30_000, false],
  ['not accepted', {}, 0, false],
  ['closed', { ...auto, status: 'closed' }, 0, false],
] as const)('an order %s stands out after it came: %o %d ms %s', (_, changes, age, expected) => {
  expect(isFresh(aBoardOrder(changes), placed + age)).toBe(expected);
});

it('notices orders that come straight into the making, once, and none at the first look', () => {
  const orders = [
    aBoardOrder({ ...auto, unique_order_number: 'a' }),
    aBoardOrder({ unique_order_number: 'b' }),
  ];
  const ids = (known: ReadonlySet<string> | null) =>
    arrivals(known, orders).map(order => order.unique_order_number);
  expect([ids(null), ids(new Set()), ids(new Set(['a', 'b']))]).toEqual([[], ['a'], []]);
});
