import { expect, it } from 'vitest';
import { ACTS } from './act-list.ts';
import { actsOf, scriptOf } from './script.ts';

const ASKED = [
  'firstRound',
  'round',
  'again',
  'twoOptions',
  'accept',
  'goToCall',
  'callDone',
  'soldOut',
  'backOnSale',
];
const SEEDS = [1, 2, 3, 40, 999];

it.each(SEEDS)('seed %i is the same evening each time, of at least as many acts as were asked for', seed => {
  const script = scriptOf(seed, 40);
  expect(scriptOf(seed, 40)).toEqual(script);
  expect(script.flat().flatMap(actsOf).length).toBeGreaterThanOrEqual(40);
  expect(script.flat().every(errand => actsOf(errand).every(act => act in ACTS))).toBe(true);
});

it.each(SEEDS)('with seed %i everybody sits down before they drink and pays after everything else', seed => {
  for (const visit of scriptOf(seed, 60)) {
    expect(visit.slice(0, 2)).toEqual(['seat', 'first']);
    expect(visit.slice(-2)).toEqual(['seats', 'money']);
    for (const once of ['seat', 'first', 'seats', 'money'] as const) {
      expect(visit.filter(errand => errand === once)).toHaveLength(1);
    }
  }
});

it('the first visit alone has every act whose number of taps was promised', () => {
  for (const seed of SEEDS) {
    const [visit] = scriptOf(seed, 1);
    expect((visit ?? []).flatMap(actsOf)).toEqual(expect.arrayContaining(ASKED));
  }
});

it('another seed is another evening', () => {
  expect(new Set(SEEDS.map(seed => JSON.stringify(scriptOf(seed, 60)))).size).toBe(SEEDS.length);
});
