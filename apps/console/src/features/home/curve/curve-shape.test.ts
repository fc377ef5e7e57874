import { expect, it } from 'vitest';
import { curveShape, inUnits } from './curve-shape.ts';

const point = (hour: number, now: number | null, low: number | null = null, high: number | null = low) => ({
  hour,
  now,
  low,
  high,
});

it('draws the running total up to the minute, from the first hour with a sale', () => {
  const shape = curveShape([point(5, 0), point(6, 100), point(7, 300), point(8, null)], 30);
  expect(shape?.hours.map(({ hour }) => hour)).toEqual([6, 7]);
  expect(shape?.line.map(({ x }) => x)).toEqual([0, 50, 75]);
  expect(shape?.line.map(({ y }) => Math.round(y))).toEqual([100, 67, 0]);
  expect(shape?.band).toEqual([]);
});

it('draws as far as the days before went, also where today has hardly begun', () => {
  const shape = curveShape(
    [point(10, 0, 0, 0), point(11, 0, 50, 80), point(12, null, 100, 200), point(13, null, 100, 200)],
    0,
  );
  expect(shape?.hours.map(({ hour }) => hour)).toEqual([11, 12]);
  expect(shape?.band.map(({ x }) => x)).toEqual([0, 50, 100, 100, 50]);
  expect(shape?.steps.map(({ amount }) => amount)).toEqual([0, 100, 200]);
});

it('draws nothing of a day without a sale, and nothing below zero', () => {
  expect(curveShape([point(5, 0), point(6, null)], 10)).toBeNull();
  const shape = curveShape([point(5, 100), point(6, -40)], 0);
  expect(Math.max(...(shape?.line.map(({ y }) => y) ?? []))).toBe(100);
});

it('names its steps in units of the currency, whether or not it has cents', () => {
  expect([inUnits(20_000, 2), inUnits(20_000, 0), inUnits(20_000, 3)]).toEqual([200, 20_000, 20]);
});
