import { minor } from '@tableside/domain/money';
import { expect, it } from 'vitest';
import { cashLines, drawer, drawerWords } from './drawer.ts';

it.each([
  [10_000, 5_000, 15_000, 'closing.exact', 0],
  [10_000, 5_000, 14_950, 'closing.short', 50],
  [null, 5_000, 5_100, 'closing.over', 100],
  [null, -300, 0, 'closing.over', 300],
] as const)('a drawer of %s that gained %d and holds %d: %s by %d', (float, moved, counted, key, amount) => {
  const { difference } = drawer(float === null ? null : minor(float), { moved }, minor(counted));
  expect(drawerWords(difference)).toMatchObject({ key, amount });
});

it('says nothing of a drawer that nobody counted', () => {
  expect(drawerWords(drawer(minor(100), { moved: 100 }, null).difference)).toBeNull();
});

it('expects of the house’s drawer neither what people hold nor less for what they brought back', () => {
  const cash = { moved: 5_000, held: { before: 2_000, now: 8_000 } };
  expect(drawer(minor(10_000), cash, minor(9_000)).difference).toBe(0);
});

it.each([
  [{ moved: 0 }, ['closing.cashMoved']],
  [{ moved: 5, petty_cash: 3 }, ['closing.cashMoved', 'closing.pettyCash']],
  [{ moved: 5, handed_out: 2 }, ['closing.cashMoved', 'closing.handedOut']],
  [{ moved: 5, held: { before: 0, now: 7 } }, ['closing.cashMoved', 'closing.held']],
  [{ moved: 5, held: { before: 7, now: 0 } }, ['closing.cashMoved', 'closing.heldBefore']],
] as const)('says of %j what it is made of, and nothing of what is nothing', (cash, keys) => {
  expect(cashLines(cash).map(([key]) => key)).toEqual(keys);
});
