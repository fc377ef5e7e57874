import { describe, expect, it } from 'vitest';
import { minor } from '../money/index.ts';
import { chipsAfter } from './index.ts';

const choices = { percentages: [], preselected: null, largePartyFrom: 2, collective: true };
const limits = { min: minor(50), max: minor(20_000) };
const values = (of: number, over: object = {}) =>
  chipsAfter(minor(of), { ...choices, ...over }, limits, 2).chips.map(({ value }) => value);

describe('[TIPCHIP-05] [TIPCHIP-06] [TIPCHIP-15] chips of a tip that is paid by itself', () => {
  it.each([
    ['shares of what was paid', 4000, [0, 200, 400, 600]],
    ['no share below what is taken', 600, [0, 60, 90]],
    ['fixed sums where fewer than two shares are left', 400, [0, 100, 200, 300, 500]],
    ['fixed sums of next to nothing', 0, [0, 100, 200, 300, 500]],
  ])('%s', (_, of, expected) => {
    expect(values(of)).toEqual(expected);
  });

  it('[TIPCHIP-09] none is chosen unless the venue says so, and then the one it says', () => {
    const chosen = (preselected: number | null, of = 4000) =>
      chipsAfter(minor(of), { ...choices, preselected }, limits, 2);
    expect(chosen(null).preselected).toBe(0);
    expect(chosen(2).chips[chosen(2).preselected]).toMatchObject({ percent: 10 });
    // The chosen share is below the least: then nothing is.
    expect(chosen(1, 600).preselected).toBe(0);
  });
});
