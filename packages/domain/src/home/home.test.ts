import { expect, it } from 'vitest';
import { besideUsual, byUrgency, isRunningOut, isSlower, type TakingsDay, usual } from './index.ts';

const ORDER = [22, 23, 0, 1];

/** Hours as the clock names them, of a night. */
const day = (hours: Readonly<Record<number, number>>, soFar: number): TakingsDay => ({
  soFar,
  whole: Object.values(hours).reduce((all, net) => all + net, 0),
  hours: new Map(Object.entries(hours).map(([hour, net]) => [ORDER.indexOf(Number(hour)), net])),
});
const closed = day({}, 0);

it('means what there is, and knows nothing where there is nothing', () => {
  expect(usual([10, null, 21, undefined])).toBe(16);
  expect(usual([null, undefined])).toBeNull();
});

it('holds a night against the nights before: to the minute, by running totals over midnight, and guesses its end', () => {
  const tonight = day({ 22: 100, 0: 50 }, 150);
  const told = besideUsual(
    tonight,
    [day({ 22: 80, 23: 20, 1: 40 }, 110), closed, day({ 22: 200, 0: 10 }, 205)],
    ORDER,
    2,
  );
  expect(told).toMatchObject({ usual: 158, likely: 150 + 18, compared: 2 });
  expect(told.curve).toEqual([
    { hour: 22, now: 100, low: 80, high: 200 },
    { hour: 23, now: 100, low: 100, high: 200 },
    { hour: 0, now: 150, low: 100, high: 210 },
    { hour: 1, now: null, low: 140, high: 210 },
  ]);
});

it('goes on after midnight to the end of a day that begins and ends within the same hour', () => {
  const order = [5, 6, 5];
  const today = {
    soFar: 30,
    whole: 30,
    hours: new Map([
      [0, 10],
      [2, 20],
    ]),
  };
  const { curve } = besideUsual(today, [], order, 2);
  expect(curve.map(({ now }) => now)).toEqual([10, 10, 30]);
});

it('compares a first week with nothing rather than with zero', () => {
  const told = besideUsual(day({ 22: 100 }, 100), [closed, closed], ORDER, 1);
  expect(told).toMatchObject({ usual: null, likely: null, compared: 0 });
  expect(told.curve.map(({ low }) => low)).toEqual([null, null, null, null]);
  expect(told.curve.map(({ now }) => now)).toEqual([100, 100, null, null]);
});

it.each([
  [1_500, 1_200, true],
  [1_499, 1_200, false],
  // Five minutes are nothing beside an hour.
  [3_900, 3_600, false],
  [null, 1_200, false],
  [1_500, null, false],
])('a kitchen of %s s where %s s are usual is slower: %s', (now, usually, slower) => {
  expect(isSlower(now, usually)).toBe(slower);
});

it.each([
  [3, 12, true],
  [4, 12, false],
  [0, 12, false],
  [1, 2, true],
  [2, 2, false],
  [null, 12, false],
  [1, null, false],
])('%s left of %s a day runs out: %s', (left, eachDay, out) => {
  expect(isRunningOut(left, eachDay)).toBe(out);
});

it('tells of money first and of dishes last', () => {
  expect(byUrgency([{ kind: 'stock' }, { kind: 'review' }, { kind: 'money' }, { kind: 'drawer' }])).toEqual([
    { kind: 'money' },
    { kind: 'drawer' },
    { kind: 'review' },
    { kind: 'stock' },
  ]);
});
