import { describe, expect, it } from 'vitest';
import { GUEST_WORDS_KEPT_DAYS } from '../notes/index.ts';
import { WEBHOOK_LOG_DAYS } from '../webhooks/index.ts';
import {
  daysKept,
  KEPT_KINDS,
  type KeptKind,
  keptSince,
  PERIODS,
  periodChoices,
  periodProblems,
  shortened,
  yearsOfBooks,
} from './index.ts';

const usual = Object.fromEntries(KEPT_KINDS.map(kind => [kind, PERIODS[kind].usual])) as Record<
  KeptKind,
  number
>;

describe('periods', () => {
  it.each(KEPT_KINDS)('of %s: the usual one lies within the bounds and can be chosen', kind => {
    const { least, usual: normal, most } = PERIODS[kind];
    expect([least, normal, most]).toEqual([least, normal, most].sort((a, b) => a - b));
    const choices = periodChoices(kind, normal);
    expect([choices[0], choices.at(-1)]).toEqual([least, most]);
    expect(choices).toContain(normal);
  });

  it('a venue that chose nothing keeps things for as long as before there was a choice', () => {
    expect(daysKept(undefined, 'words')).toBe(GUEST_WORDS_KEPT_DAYS);
    expect(daysKept({ words: 7 }, 'webhooks')).toBe(WEBHOOK_LOG_DAYS);
    expect(daysKept({ words: 7 }, 'words')).toBe(7);
  });

  it('an odd period that was chosen once is still among the choices', () => {
    expect(periodChoices('words', 45)).toEqual([7, 14, 30, 45, 60, 90]);
  });

  it.each([
    [{}, {}],
    [{ words: 7 }, {}],
    [{ words: 6 }, { words: 'least' }],
    [{ words: 90, webhooks: 91 }, { webhooks: 'most' }],
    [{ calls: 30.5 }, { calls: 'whole' }],
    [{ phones: Number.NaN }, { phones: 'whole' }],
    [
      { phones: 3_651, pace: 0 },
      { phones: 'most', pace: 'least' },
    ],
  ])('%o is refused for %o', (chosen, problems) => {
    expect(periodProblems({ ...usual, ...chosen })).toEqual(problems);
  });

  it.each([
    [{}, []],
    [{ words: 90 }, []],
    [{ words: 7, calls: 30, webhooks: 90 }, ['words', 'calls']],
  ])('%o shortens %o', (chosen, kinds) => {
    expect(shortened(usual, { ...usual, ...chosen })).toEqual(kinds);
  });

  it('are days of 24 hours back from now', () => {
    expect(keptSince(10 * 86_400_000, 3)).toBe(7 * 86_400_000);
  });
});

it.each([
  ['LT', 10],
  ['EE', 7],
  ['PL', 5],
  ['GB', 6],
  ['ZW', 10],
])('books of %s are kept for %d years', (country, years) => {
  expect(yearsOfBooks(country)).toBe(years);
});
