import { describe, expect, it } from 'vitest';
import { type Capacity, DEFAULT_RUSH, estimateWait, nextRush, nextSlot, type SlotLoad } from './index.ts';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number): number => NOON + minutes * MINUTE;
const orders: Capacity = { max: 2, unit: 'orders', slotMinutes: 15, whenFull: 'later' };
const dishes: Capacity = { ...orders, max: 10, unit: 'dishes' };
const load = (minutes: number, ofOrders: number, ofDishes = ofOrders): SlotLoad => ({
  start: at(minutes),
  orders: ofOrders,
  dishes: ofDishes,
});

describe('[CART-54] the slot an order comes to', () => {
  it.each([
    ['nothing there', orders, [], 1, 7, 0, 0],
    ['room for one more', orders, [load(0, 1)], 1, 7, 0, 0],
    ['full: the next one', orders, [load(0, 2)], 1, 7, 15, 8],
    ['both full', orders, [load(0, 2), load(15, 2)], 1, 7, 30, 23],
    ['seconds count as a minute', orders, [load(0, 2)], 1, 14.5, 15, 1],
    ['a later one is full, this one is not', orders, [load(15, 2)], 1, 7, 0, 0],
    ['dishes that fit', dishes, [load(0, 1, 7)], 3, 7, 0, 0],
    ['dishes that do not', dishes, [load(0, 1, 7)], 4, 7, 15, 8],
    ['more dishes than a slot holds, in an empty one', dishes, [], 14, 7, 0, 0],
    ['more dishes than a slot holds wait for an empty one', dishes, [load(0, 1, 1)], 14, 7, 15, 8],
  ] as const)('%s', (_, capacity, loads, count, now, start, delayMinutes) => {
    expect(nextSlot(capacity, loads, count, at(now))).toEqual({ start: at(start), delayMinutes });
  });

  it('is none when everything is full for two hours', () => {
    const full = Array.from({ length: 9 }, (_, index) => load(index * 15, 2));
    expect(nextSlot(orders, full, 1, at(0))).toBeNull();
    expect(nextSlot(orders, full.slice(0, 8), 1, at(0))).toEqual({ start: at(120), delayMinutes: 120 });
  });
});

const rush = { ...DEFAULT_RUSH, enabled: true, windowMinutes: 10 };
const station = (open: number, done: number, oldestMinutes = 5, name = 'kitchen') => ({
  station: name,
  open,
  done,
  oldestMinutes,
});

describe('the wait that the kitchen’s pace makes', () => {
  it.each([
    ['nothing open: the usual', [], 0, 20, null],
    ['little open: the usual', [station(3, 9)], 0, 20, 'kitchen'],
    ['14 open, 9 in ten minutes, rounded up', [station(14, 9)], 0, 20, 'kitchen'],
    ['27 open, 9 in ten minutes', [station(27, 9)], 0, 30, 'kitchen'],
    ['28 open, 9 in ten minutes', [station(28, 9)], 0, 35, 'kitchen'],
    ['too few made to know: the usual pace', [station(35, 2)], 0, 35, 'kitchen'],
    ['too few made: at least as long as the oldest waits', [station(8, 2, 33)], 0, 35, 'kitchen'],
    ['enough made: a forgotten dish does not count', [station(8, 9, 80)], 0, 20, 'kitchen'],
    ['the slowest station counts', [station(20, 40, 5, 'bar'), station(27, 9)], 0, 30, 'kitchen'],
    ['a full slot comes on top of the usual', [station(2, 9)], 12, 35, 'kitchen'],
    ['it is never beyond belief', [station(300, 3)], 0, 120, 'kitchen'],
  ] as const)('%s', (_, stations, delay, minutes, slowest) => {
    const estimate = estimateWait(stations, 20, delay, rush);
    expect([estimate.minutes, estimate.slowest?.station ?? null]).toEqual([minutes, slowest]);
  });
});

describe('[ORDER-54] [ORDER-58] the automatic rush', () => {
  const wait = (exact: number) => ({
    minutes: Math.ceil(exact / 5) * 5,
    exact,
    slowest: null,
    slotDelay: 0,
  });
  it.each([
    ['below the start', null, 29, null],
    ['at the start', null, 30, 30],
    ['above it', null, 41, 45],
    ['between the thresholds it goes on', 30, 25, 30],
    ['between the thresholds it does not start', null, 25, null],
    ['at the end', 30, 20, null],
    ['longer: at once', 30, 31, 35],
    ['a little shorter: not yet', 45, 36, 45],
    ['clearly shorter', 45, 35, 35],
    ['as long', 30, 30, 30],
  ] as const)('%s', (_, told, exact, expected) => {
    expect(nextRush(told, wait(exact), rush)).toBe(expected);
  });

  it('is none when it is switched off', () => {
    expect(nextRush(30, wait(60), { ...rush, enabled: false })).toBeNull();
  });

  it('does not flutter: a wait that swings by a few minutes is told once', () => {
    let told: number | null = null;
    const heard: (number | null)[] = [];
    for (const exact of [28, 31, 27, 33, 26, 34, 27, 32, 25, 24, 19, 28, 22]) {
      const next = nextRush(told, wait(exact), rush);
      if (next !== told) heard.push(next);
      told = next;
    }
    expect(heard).toEqual([35, 25, null]);
  });
});
