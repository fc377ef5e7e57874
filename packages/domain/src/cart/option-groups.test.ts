import fc from '@tableside/testkit/same-cases.ts';
import { describe, expect, it } from 'vitest';
import {
  areGroupsValid,
  type GroupRule,
  initialSelection,
  isGroupRequired,
  isGroupValid,
  toggleOption,
} from './index.ts';

const option = (id: string, more: Partial<GroupRule['options'][number]> = {}) => ({
  id,
  isDefault: false,
  active: true,
  inStock: true,
  ...more,
});

const group = (more: Partial<GroupRule> = {}): GroupRule => ({
  id: 'g',
  type: 'multiple',
  minChoices: 0,
  maxChoices: null,
  options: [
    option('a'),
    option('b'),
    option('c'),
    option('sold', { inStock: false }),
    option('off', { active: false }),
  ],
  ...more,
});
const single = group({ id: 's', type: 'single', maxChoices: 1 });

describe('[ITEM-03] initialSelection preselects defaults only in single groups', () => {
  it.each([
    [
      'single with a default',
      group({ type: 'single', options: [option('a'), option('b', { isDefault: true })] }),
      ['b'],
    ],
    ['single without a default', group({ type: 'single' }), []],
    [
      'single with a sold out default',
      group({ type: 'single', options: [option('a', { isDefault: true, inStock: false })] }),
      [],
    ],
    [
      'single with an inactive default',
      group({ type: 'single', options: [option('a', { isDefault: true, active: false })] }),
      [],
    ],
    ['multiple with a default', group({ options: [option('a', { isDefault: true })] }), []],
  ])('%s', (_, rule, expected) => {
    expect(initialSelection([rule])).toEqual({ g: expected });
  });
});

describe('toggleOption', () => {
  const atMost2 = group({ maxChoices: 2 });
  it.each([
    ['single takes the first answer', single, [], 'a', ['a'], false],
    ['single swaps its answer', single, ['a'], 'b', ['b'], false],
    ['single keeps its answer when tapped again', single, ['a'], 'a', ['a'], false],
    ['multiple adds', atMost2, ['a'], 'b', ['a', 'b'], false],
    ['multiple takes away', atMost2, ['a', 'b'], 'a', ['b'], false],
    ['[ITEM-08] beyond max_choices is refused', atMost2, ['a', 'b'], 'c', ['a', 'b'], true],
    ['[ITEM-08] taking away at the maximum is not refused', atMost2, ['a', 'b'], 'b', ['a'], false],
    [
      '[ITEM-18] null is no upper limit',
      group({ maxChoices: null }),
      ['a', 'b'],
      'c',
      ['a', 'b', 'c'],
      false,
    ],
    ['[ITEM-18] 0 is no upper limit', group({ maxChoices: 0 }), ['a', 'b'], 'c', ['a', 'b', 'c'], false],
    ['[ITEM-06] a sold out option is refused', group(), [], 'sold', [], true],
    ['[ITEM-17] an inactive option is refused', group(), ['a'], 'off', ['a'], true],
    ['an option that sold out meanwhile can be taken away', group(), ['sold'], 'sold', [], false],
    ['an unknown option is refused', single, ['a'], 'x', ['a'], true],
  ])('%s', (_, rule, chosen, tapped, selected, refused) => {
    expect(toggleOption(rule, chosen, tapped)).toEqual({ selected, refused });
  });

  it('[ITEM-08] no row of taps gets past max_choices', () => {
    const taps = fc.array(fc.constantFrom('a', 'b', 'c', 'sold', 'off'), { maxLength: 30 });
    fc.assert(
      fc.property(taps, fc.integer({ min: 1, max: 3 }), (ids, maxChoices) => {
        const rule = group({ maxChoices });
        const chosen = ids.reduce<string[]>((now, id) => toggleOption(rule, now, id).selected, []);
        expect(isGroupValid(rule, chosen)).toBe(true);
      }),
    );
  });
});

describe('isGroupValid', () => {
  const oneToTwo = group({ minChoices: 1, maxChoices: 2 });
  it.each([
    ['[ITEM-11] single with none', single, [], false],
    ['[ITEM-11] single with one', single, ['a'], true],
    ['[ITEM-11] single with two', single, ['a', 'b'], false],
    ['[ITEM-12] fewer than min_choices', oneToTwo, [], false],
    ['[ITEM-12] exactly min_choices', oneToTwo, ['a'], true],
    ['[ITEM-12] exactly max_choices', oneToTwo, ['a', 'b'], true],
    ['[ITEM-12] more than max_choices', oneToTwo, ['a', 'b', 'c'], false],
    ['[ITEM-12] optional and empty', group(), [], true],
    ['[ITEM-18] no maximum', group({ maxChoices: 0 }), ['a', 'b', 'c'], true],
    ['[ITEM-15] the same option twice', group(), ['a', 'a'], false],
    ['a foreign option', group(), ['x'], false],
    ['[ITEM-06] a sold out option', group(), ['sold'], false],
    ['[ITEM-17] an inactive option', group(), ['off'], false],
  ])('%s', (_, rule, chosen, expected) => {
    expect(isGroupValid(rule, chosen)).toBe(expected);
  });
});

describe('[ITEM-13] isGroupRequired', () => {
  it.each([
    ['single', 0, true],
    ['multiple', 1, true],
    ['multiple', 0, false],
  ] as const)('%s with min_choices %s: %s', (type, minChoices, expected) => {
    expect(isGroupRequired({ type, minChoices })).toBe(expected);
  });
});

describe('[ITEM-05] areGroupsValid', () => {
  const groups = [single, group({ id: 'm', minChoices: 1 })];
  it.each([
    [{ s: ['a'], m: ['b'] }, true],
    [{ s: ['a'], m: [] }, false],
    [{ m: ['b'] }, false],
    [{}, false],
    [{ s: ['a'], m: ['b'], stranger: ['z'] }, false],
    [{ s: ['a'], m: ['b'], stranger: [] }, true],
  ])('%j: %s', (selection: Record<string, string[]>, expected) => {
    expect(areGroupsValid(groups, selection)).toBe(expected);
  });

  it('holds for an item without groups', () => {
    expect(areGroupsValid([], {})).toBe(true);
  });
});
