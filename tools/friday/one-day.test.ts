import { expect, it } from 'vitest';
import { beginInOneDay, dayOf } from './one-day.ts';

const houseAt = (at: string) => {
  let now = Date.parse(at);
  return {
    now: () => now,
    advance: async (ms: number) => {
      now += ms;
    },
  };
};

it.each([
  ['well before its end', '2026-03-20T17:00:00Z', '2026-03-20', '2026-03-20T17:00:00.000Z', 0],
  // 04:20 in Vilnius: ten minutes of the house's clock and a slow machine go beyond 05:00.
  ['shortly before its end', '2026-03-21T02:20:00Z', '2026-03-21', '2026-03-21T03:00:00.000Z', 1],
  ['just behind it', '2026-03-21T03:00:00Z', '2026-03-21', '2026-03-21T03:00:00.000Z', 0],
])('an evening that begins %s of the business day is played within one', async (_, at, day, begins, told) => {
  const house = houseAt(at);
  const lines: string[] = [];
  expect(await beginInOneDay(house, 10, line => lines.push(line))).toBe(day);
  expect(new Date(house.now()).toISOString()).toBe(begins);
  expect(lines).toHaveLength(told);
  expect(dayOf(house.now() + 10 * 60_000)).toBe(day);
});
