import { expect, it } from 'vitest';
import { dayHourAt, dayHours } from './day-hours.ts';

const clock = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

it.each([
  ['05:00', 24, 5, 4],
  ['00:00', 24, 0, 23],
  // The morning's half and the night's half are two places of the same hour.
  ['05:30', 25, 5, 5],
  ['00:15', 25, 0, 0],
])('a day from %s on has %s places, from the hour of %s to that of %s', (cutoff, places, first, last) => {
  const hours = dayHours(clock(cutoff));
  expect([hours.length, hours[0], hours.at(-1)]).toEqual([places, first, last]);
});

it.each([
  ['05:00', '05:00', 0],
  ['05:00', '05:59', 0],
  ['05:00', '04:59', 23],
  ['05:00', '00:00', 19],
  ['05:30', '05:30', 0],
  ['05:30', '06:00', 1],
  ['05:30', '23:59', 18],
  ['05:30', '00:10', 19],
  ['05:30', '05:00', 24],
  ['05:30', '05:29', 24],
  ['00:00', '23:59', 23],
])('of a day from %s on, %s is at place %s, under its own hour', (cutoff, time, place) => {
  expect(dayHourAt(clock(time), clock(cutoff))).toBe(place);
  expect(dayHours(clock(cutoff))[place]).toBe(Math.trunc(clock(time) / 60));
});
