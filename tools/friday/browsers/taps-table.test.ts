import { expect, it } from 'vitest';
import { type Done, tapsTable, tooMuch } from './taps-table.ts';

const bump = (over: Partial<Done> = {}): Done => ({
  act: 'bump',
  taps: 1,
  scrolls: 0,
  missed: 0,
  frames: [24],
  shown: 60,
  seconds: 0.5,
  ...over,
});
const rowOf = (all: readonly Done[]): string[] =>
  (tapsTable(all).split('\n')[2] ?? '')
    .split('|')
    .map(cell => cell.trim())
    .slice(1, -1);

it('a line says how often, in how many taps, and how long it took to the next frame and until it showed', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => bump({ frames: [at + 1], shown: 1_000 + at }));
  expect(rowOf([...hundred].reverse())).toEqual([
    'a ticket bumped',
    '100',
    '1',
    '1',
    '0',
    '0',
    '51',
    '96',
    '1050',
    '1095',
    '0.5',
  ]);
});

it('where taps differ, the least, the middle and the most are told; acts that nobody did have no line', () => {
  const all = [bump(), bump({ taps: 2 }), bump({ taps: 4, scrolls: 1 })];
  expect(rowOf(all).slice(2, 5)).toEqual(['1/2/4', '1', '1']);
  expect(tapsTable(all).split('\n')).toHaveLength(3);
});

it('what never showed has no time, and does not hide the others', () => {
  expect(rowOf([bump({ shown: Number.NaN })]).slice(8, 10)).toEqual(['–', '–']);
  expect(rowOf([bump({ shown: Number.NaN }), bump({ shown: 70 })]).slice(8, 10)).toEqual(['70', '70']);
});

it('more taps than may be are told once each, and so is what never showed; slowness is not', () => {
  expect(tooMuch([bump(), bump({ frames: [9_000], shown: 9_000, seconds: 99 })])).toEqual([]);
  expect(tooMuch([bump({ taps: 2 }), bump({ taps: 2 })])).toEqual(['a ticket bumped: 2 taps, at most 1']);
  expect(tooMuch([bump({ shown: Number.NaN })])).toEqual(['a ticket bumped: what it is for did not show']);
});
