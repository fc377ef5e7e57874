import { expect, it } from 'vitest';
import { readyFit } from './ready-fit.ts';

const BOX = { width: 52, height: 72 };

it.each([
  { count: 1, digits: 3, columns: 1, pixels: 259 },
  { count: 4, digits: 3, columns: 2, pixels: 195 },
  { count: 12, digits: 3, columns: 3, pixels: 130 },
  { count: 30, digits: 3, columns: 5, pixels: 78 },
  { count: 30, digits: 5, columns: 4, pixels: 66 },
])(
  '$count numbers of $digits digits are $pixels pixels high on a television',
  ({ columns, pixels, ...of }) => {
    const fit = readyFit(of.count, of.digits, BOX);
    expect(fit.columns).toBe(columns);
    expect(Math.floor(Math.min(fit.vw * 19.2, fit.vh * 10.8))).toBe(pixels);
  },
);

it('no number leaves its box, however many there are', () => {
  for (let count = 1; count <= 40; count += 1) {
    const { columns, vw, vh } = readyFit(count, 4, BOX);
    expect(columns * vw * (0.6 * 4 + 0.75)).toBeLessThanOrEqual(BOX.width);
    expect(Math.ceil(count / columns) * vh * 1.45).toBeLessThanOrEqual(BOX.height);
  }
});
