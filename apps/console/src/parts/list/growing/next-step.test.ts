import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const LEAST = 6;
/** Breaths until so many rows are drawn, where each row takes so long. */
const breaths = (rows: number, msPerRow: number): number => {
  let [drawn, step, count] = [8, LEAST, 0];
  for (; drawn < rows; count += 1) {
    drawn += step;
    step = nextStep(step, step * msPerRow, LEAST);
  }
  return count;
};

it('draws three hundred rows in a few breaths where they are quick, and no more at once than a finger waits for', () => {
  expect(breaths(300, 0.5)).toBeLessThanOrEqual(7);
  expect(nextStep(48, 200, LEAST)).toBe(24);
  expect(nextStep(24, 80, LEAST)).toBe(24);
  expect(nextStep(LEAST, 1_000, LEAST)).toBe(LEAST);
});
