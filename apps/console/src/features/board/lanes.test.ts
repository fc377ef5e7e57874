import { describe, expect, it } from 'vitest';
import { aBoardOrder, aCall } from '../../testing/samples.ts';
import { laneOf, lanesOf, openCalls, rings } from './lanes.ts';
import { callPace, minutesLeft, orderPace } from './pace.ts';

const accepted = { accepted_at: '2026-05-01T12:00:00.000Z', seen: true } as const;
const at = (time: string) => Date.parse(`2026-05-01T${time}.000Z`);

describe('laneOf', () => {
  it.each([
    ['placed, nobody accepted it', {}, 'new'],
    ['waits for confirmation', { status: 'waiting_confirmation' }, 'new'],
    ['waits for its payment', { status: 'pending_activate', waiting_for: 'payment' }, 'waiting'],
    ['waits for the other guests', { status: 'pending_activate', waiting_for: 'guests' }, 'waiting'],
    ['accepted', accepted, 'progress'],
    ['partly delivered', { status: 'partially_delivered' }, 'progress'],
    ['closed', { status: 'closed' }, 'done'],
    ['rejected', { status: 'rejected' }, 'done'],
    ['failed', { status: 'failed' }, 'done'],
  ] as const)('%s', (_, changes, lane) => {
    expect(laneOf(aBoardOrder(changes))).toBe(lane);
  });
});

it('an order whose dishes have all come is late no more, though nobody has closed it', () => {
  const items = aBoardOrder().items.map(item => ({ ...item, is_delivered: true }));
  const promised = { ...accepted, status: 'partially_delivered', wait_minutes: 10 } as const;
  expect(orderPace(aBoardOrder(promised), at('13:00:00'))).toBe('late');
  expect(orderPace(aBoardOrder({ ...promised, items }), at('13:00:00'))).toBe('calm');
});

it.each([
  [{}, true],
  [{ seen: true }, false],
  [{ ...accepted, seen: false }, false],
  [{ status: 'pending_activate', waiting_for: 'payment' }, false],
  [{ status: 'rejected' }, false],
] as const)('an order rings until it is seen, accepted or over: %o', (changes, expected) => {
  expect(rings(aBoardOrder(changes))).toBe(expected);
});

it('puts unseen orders first, promised ones by their time, finished ones latest first', () => {
  const order = (id: string, changes: Parameters<typeof aBoardOrder>[0]) =>
    aBoardOrder({ unique_order_number: id, ...changes });
  const lanes = lanesOf([
    order('seen', { seen: true, placed_at: '2026-05-01T11:00:00Z' }),
    order('young', { placed_at: '2026-05-01T12:05:00Z' }),
    order('old', { placed_at: '2026-05-01T12:01:00Z' }),
    order('in 30', { ...accepted, wait_minutes: 30 }),
    order('in 10', { ...accepted, wait_minutes: 10 }),
    order('closed first', { status: 'closed', closed_at: '2026-05-01T12:00:00Z' }),
    order('closed last', { status: 'closed', closed_at: '2026-05-01T12:20:00Z' }),
  ]);
  const ids = (lane: 'new' | 'progress' | 'done') => lanes[lane].map(one => one.unique_order_number);
  expect([ids('new'), ids('progress'), ids('done')]).toEqual([
    ['old', 'young', 'seen'],
    ['in 10', 'in 30'],
    ['closed last', 'closed first'],
  ]);
});

it('keeps a lane the same where none of its orders changed, and not where one did', () => {
  const fresh = aBoardOrder({ unique_order_number: 'fresh' });
  const making = aBoardOrder({ unique_order_number: 'making', ...accepted });
  const before = lanesOf([fresh, making]);
  const seen = lanesOf([{ ...fresh, seen: true }, making], before);
  expect([seen.progress === before.progress, seen.new === before.new]).toEqual([true, false]);
  expect(seen.new[0]?.seen).toBe(true);
  expect(lanesOf([fresh], before).progress).toEqual([]);
});

it.each([
  ['a new order', {}, '12:01:59', 'calm'],
  ['a new order', {}, '12:02:00', 'soon'],
  ['a new order', {}, '12:05:00', 'late'],
  ['a promised order', { ...accepted, wait_minutes: 15 }, '12:11:59', 'calm'],
  ['a promised order', { ...accepted, wait_minutes: 15 }, '12:12:00', 'soon'],
  ['a promised order', { ...accepted, wait_minutes: 15 }, '12:15:00', 'late'],
  ['one without a promise', accepted, '12:19:59', 'calm'],
  ['one without a promise', accepted, '12:30:00', 'late'],
  ['a closed order', { status: 'closed' }, '18:00:00', 'calm'],
] as const)('pace of %s %o at %s is %s', (_, changes, time, pace) => {
  expect(orderPace(aBoardOrder(changes), at(time))).toBe(pace);
});

it('counts the promised minutes down and below zero', () => {
  const order = aBoardOrder({ ...accepted, wait_minutes: 15 });
  expect(
    [at('11:59:58'), at('12:00:00'), at('12:14:30'), at('12:18:00')].map(now => minutesLeft(order, now)),
  ).toEqual([15, 15, 1, -3]);
  expect(minutesLeft(aBoardOrder(), at('12:00:00'))).toBeNull();
});

it('lists open calls: nobody going first, then the oldest', () => {
  const calls = [
    aCall({ id: 'taken', taken_at: '2026-05-01T12:00:30Z', taken_by: 'Rūta' }),
    aCall({ id: 'young', called_at: '2026-05-01T12:04:00Z' }),
    aCall({ id: 'old', called_at: '2026-05-01T12:01:00Z' }),
    aCall({ id: 'done', done_at: '2026-05-01T12:03:00Z' }),
  ];
  expect(openCalls(calls).map(call => call.id)).toEqual(['old', 'young', 'taken']);
  expect(callPace(aCall(), at('12:03:00'))).toBe('late');
  expect(callPace(aCall({ taken_at: '2026-05-01T12:00:30Z' }), at('12:30:00'))).toBe('calm');
});
