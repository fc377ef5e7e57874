import { minor } from '@tableside/domain/money';
import type { Flag } from '@tableside/domain/venue';
import { someSettings } from '@tableside/testkit/scenes/a-venue.ts';
import { describe, expect, it } from 'vitest';
import { allowedTip } from './placing-tip.ts';

const bill = { subtotal: minor(200), discounted: minor(180) };
const WITH: ReadonlySet<Flag> = new Set<Flag>(['tips']);
const outcome = (tip: number, settings = someSettings(), flags = WITH) => {
  try {
    return allowedTip(tip, bill, settings, flags) as number;
  } catch (cause) {
    return (cause as { code: string }).code;
  }
};

describe('allowedTip', () => {
  it.each<[string, number, number | string]>([
    ['nothing', 0, 0],
    ['the least', 50, 50],
    ['the most', 10_000, 10_000],
    ['less than the least', 49, 'tip_invalid'],
    ['more than the most', 10_001, 'tip_invalid'],
    ['5 % of a small bill', 10, 10],
    ['10 % of the discounted bill', 18, 18],
    ['between two shares', 23, 'tip_invalid'],
  ])('[TIPCHIP-15] [TIPCHIP-16] %s', (_, tip, expected) => {
    expect(outcome(tip)).toBe(expected);
  });

  it('[FLAG-04] refuses every tip where the venue takes none', () => {
    expect(outcome(100, someSettings(), new Set())).toBe('tip_invalid');
    expect(outcome(0, someSettings(), new Set())).toBe(0);
  });
});
