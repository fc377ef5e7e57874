import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../schedule/calendar.ts';
import { POINT_CAUSES } from '../points.ts';
import { type Tier, type TierLine, type TierTerms, tierProblems, tierStanding } from './tiers.ts';

const level = (over: Partial<Tier> = {}): Tier => ({
  key: 'silver',
  name: { en: 'Silver' },
  from: 100,
  percent: 5,
  times: 1,
  ...over,
});
const GOLD = level({ key: 'gold', name: { en: 'Gold' }, from: 300, percent: 10, times: 2 });
const TERMS: TierTerms = { months: 12, levels: [level(), GOLD] };
const line = (day: string, units: number, cause: TierLine['cause'] = 'payment'): TierLine => ({
  day,
  units,
  cause,
});
const TODAY = '2026-11-30';
const keyOf = (lines: readonly TierLine[], today = TODAY) =>
  tierStanding(TERMS, lines, today).tier?.key ?? null;

describe('terms of tiers', () => {
  it.each<[string, Partial<TierTerms>, object]>([
    ['two', {}, {}],
    ['one that only counts double', { levels: [level({ percent: null, times: 2 })] }, {}],
    ['no month', { months: 0 }, { 'tiers.months': 'range' }],
    ['three years', { months: 36 }, { 'tiers.months': 'range' }],
    ['no name', { levels: [level({ name: { lt: 'Sidabras' } })] }, { 'tiers.0.name': 'missing' }],
    ['a long name', { levels: [level({ name: { en: 'x'.repeat(41) } })] }, { 'tiers.0.name': 'long' }],
    ['for nothing', { levels: [level({ from: 0 })] }, { 'tiers.0.from': 'range' }],
    ['the same twice', { levels: [level(), level({ key: 'b' })] }, { 'tiers.1.from': 'twice' }],
    ['all of it off', { levels: [level({ percent: 100 })] }, { 'tiers.0.percent': 'range' }],
    ['that gives nothing', { levels: [level({ percent: null })] }, { 'tiers.0.percent': 'missing' }],
    ['six times', { levels: [level({ times: 6 })] }, { 'tiers.0.times': 'range' }],
    ['six of them', { levels: [1, 2, 3, 4, 5, 6].map(from => level({ from })) }, { tiers: 'many' }],
  ])('%s', (_, over, problems) => {
    expect(tierProblems({ ...TERMS, ...over }, 'en')).toEqual(problems);
  });
});

describe('the tier of a member', () => {
  it.each<[string, readonly TierLine[], string | null]>([
    ['nothing', [], null],
    ['one too few', [line('2026-11-01', 99)], null],
    ['as many as it asks for', [line('2026-11-01', 100)], 'silver'],
    ['the highest of those that are reached', [line('2026-11-01', 300)], 'gold'],
    ['earned today', [line(TODAY, 100)], 'silver'],
    ['earned a year ago to the day', [line('2025-11-30', 100)], null],
    ['earned a year ago but one day', [line('2025-12-01', 100)], 'silver'],
    ['given back before today', [line('2026-11-01', 100), line('2026-11-29', -1, 'refund')], null],
    ['used for a reward', [line('2026-11-01', 100), line('2026-11-29', -80, 'reward')], 'silver'],
    ['ended', [line('2026-11-01', 100), line('2026-11-29', -100, 'expiry')], 'silver'],
    ['gifts and old cards', [line('2026-11-01', 500, 'birthday'), line('2026-11-01', 500, 'import')], null],
    ['written by staff', [line('2026-11-01', 100, 'staff')], 'silver'],
  ])('%s', (_, lines, key) => {
    expect(keyOf(lines)).toBe(key);
  });

  it('never falls in the middle of a meal: what goes back counts from the next day on', () => {
    const lines = [line('2026-11-01', 60), line(TODAY, 50), line(TODAY, -50, 'refund')];
    expect(keyOf(lines)).toBe('silver');
    expect(tierStanding(TERMS, lines, TODAY).until).toBe(TODAY);
    expect(keyOf(lines, addDays(TODAY, 1))).toBe(null);
  });

  it('says until when it lasts, and how much the next one still takes', () => {
    const lines = [line('2026-01-10', 250), line('2026-03-31', 60), line('2026-11-01', 60)];
    expect(tierStanding(TERMS, lines, TODAY)).toEqual({
      tier: GOLD,
      earned: 370,
      until: '2027-01-09',
      next: null,
      left: 0,
    });
    expect(tierStanding(TERMS, lines.slice(1), TODAY)).toMatchObject({
      tier: { key: 'silver' },
      until: '2027-03-30',
      next: { key: 'gold' },
      left: 180,
    });
    expect(tierStanding(TERMS, [], TODAY)).toMatchObject({ tier: null, until: null, left: 100 });
  });

  const ledger = fc.array(
    fc.record({
      day: fc.integer({ min: 0, max: 800 }).map(back => addDays(TODAY, -back)),
      units: fc.integer({ min: -200, max: 200 }),
      cause: fc.constantFrom(...POINT_CAUSES),
    }),
    { maxLength: 30 },
  );
  const rank = (key: string | null): number => [null, 'silver', 'gold'].indexOf(key);

  it('rises within a day and never falls, whatever comes to the card on it', () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: -300, max: 300 }), (lines, units) => {
        const before = rank(keyOf(lines));
        for (const cause of POINT_CAUSES)
          expect(rank(keyOf([...lines, line(TODAY, units, cause)]))).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('lasts until the day that it says, and no longer, whatever the order of its lines', () => {
    fc.assert(
      fc.property(ledger, lines => {
        const { tier, until } = tierStanding(TERMS, lines, TODAY);
        expect(tierStanding(TERMS, lines.toReversed(), TODAY).until).toBe(until);
        if (!tier || !until) return;
        expect(rank(keyOf(lines, until))).toBeGreaterThanOrEqual(rank(tier.key));
        expect(rank(keyOf(lines, addDays(until, 1)))).toBeLessThan(rank(tier.key));
      }),
    );
  });
});
