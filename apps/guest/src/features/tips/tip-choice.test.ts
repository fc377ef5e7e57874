import { minor } from '@tableside/domain/money';
import { tipChips } from '@tableside/domain/tips';
import { describe, expect, it } from 'vitest';
import { chosenChip, type TipChoice, tipValue } from './tip-choice.ts';

const settings = { percentages: [], preselected: null, largePartyFrom: 6, collective: true };
const usual = (bill: number) => tipChips(minor(bill), 2, settings, 2);
const large = tipChips(minor(10_000), 8, settings, 2);

describe('the tip a guest picked', () => {
  it.each<[string, TipChoice, number, number]>([
    ['nothing yet is the preselected chip', null, 0, 0],
    ['the 10 % chip', { kind: 'chip', index: 2 }, 2, 1_000],
    ['a sum of one’s own is no chip', { kind: 'own', value: 730 }, -1, 730],
    ['a sum that a chip gives, as of an order that came back', { kind: 'own', value: 1_000 }, 2, 1_000],
    ['a chip that is no longer there', { kind: 'chip', index: 9 }, 0, 0],
  ])('%s', (_, choice, chip, value) => {
    expect(chosenChip(choice, usual(10_000))).toBe(chip);
    expect(tipValue(choice, usual(10_000))).toBe(value);
  });

  it('stays the same share when the bill grows', () => {
    const choice = { kind: 'chip', index: 1 } as const;
    expect(tipValue(choice, usual(4_000))).toBe(200);
    expect(tipValue(choice, usual(6_000))).toBe(300);
  });

  it('[TIPCHIP-08] is not below the smallest share of a large party', () => {
    expect(tipValue({ kind: 'own', value: 100 }, large)).toBe(1_000);
    expect(tipValue(null, large)).toBe(1_000);
  });
});
