import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueChanges, type Earned, type PointsTerms, pointsProblems } from './index.ts';

const claim = (over: Partial<Earned> = {}): Earned => ({
  id: '1',
  earn: 'amount',
  every: 100,
  times: 1,
  paid: 0,
  dishes: 0,
  day: '2026-11-28',
  given: 0,
  letGo: 0,
  ended: false,
  ...over,
});

describe('what a card is due', () => {
  it('[LOYAL-05] is a point for each whole sum paid, a stamp for the first payment of a day, a stamp for each dish', () => {
    expect(dueChanges(0, 0, [claim({ paid: 1_799 })])).toEqual([{ claim: '1', units: 17, letGo: 0 }]);
    const visits = ['1', '2', '3'].map(id => claim({ id, earn: 'visit', paid: id === '1' ? 0 : 500 }));
    expect(dueChanges(0, 0, visits)).toEqual([{ claim: '2', units: 1, letGo: 0 }]);
    expect(dueChanges(0, 0, [claim({ earn: 'dish', paid: 500, dishes: 2 })])).toEqual([
      { claim: '1', units: 2, letGo: 0 },
    ]);
  });

  it.each([
    ['points', claim({ paid: 1_799, times: 2 }), 34],
    ['the stamp of a day', claim({ earn: 'visit', paid: 500, times: 3 }), 3],
    ['stamps of dishes', claim({ earn: 'dish', dishes: 2, times: 2 }), 4],
    ['what is owed after some went back', claim({ paid: 1_000, times: 2, given: 34 }), -14],
  ])('counts as often as the tier of that moment says: %s', (_, one, units) => {
    expect(dueChanges(100, 0, [one])).toEqual([{ claim: '1', units, letGo: 0 }]);
  });

  it('moves the stamp of a day to the next payment when the first is given back whole', () => {
    const visits = [claim({ earn: 'visit', given: 1 }), claim({ id: '2', earn: 'visit', paid: 700 })];
    expect(dueChanges(1, 0, visits)).toEqual([
      { claim: '2', units: 1, letGo: 0 },
      { claim: '1', units: -1, letGo: 0 },
    ]);
  });

  it('takes back no more than there is, and the rest off what comes next', () => {
    const used = claim({ given: 10 });
    expect(dueChanges(4, 0, [used])).toEqual([{ claim: '1', units: -4, letGo: 0 }]);
    expect(dueChanges(0, 0, [claim({ given: 6 })])).toEqual([]);
    expect(dueChanges(0, 0, [claim({ given: 6 }), claim({ id: '2', paid: 800 })])).toEqual([
      { claim: '2', units: 8, letGo: 0 },
      { claim: '1', units: -6, letGo: 0 },
    ]);
  });

  const old = (over: Partial<Earned>) => claim({ given: 20, ended: true, ...over });
  it.each<[string, number, number, Earned[], unknown[]]>([
    ['ended unused', 0, 20, [old({})], [{ claim: '1', units: 0, letGo: 20 }]],
    ['ended unused, while others came', 7, 20, [old({})], [{ claim: '1', units: 0, letGo: 20 }]],
    ['were used in part, before the rest ended', 0, 5, [old({})], [{ claim: '1', units: 0, letGo: 5 }]],
    ['were used in part, and are owed', 9, 5, [old({})], [{ claim: '1', units: -9, letGo: 5 }]],
    ['ended, and go back in part', 0, 20, [old({ paid: 1_500 })], [{ claim: '1', units: 0, letGo: 5 }]],
    ['ended and are let go', 7, 0, [old({ letGo: 20 })], []],
    [
      'ended together with others',
      0,
      25,
      [old({}), old({ id: '2' })],
      [
        { claim: '1', units: 0, letGo: 20 },
        { claim: '2', units: 0, letGo: 5 },
      ],
    ],
    ['came after others had ended', 20, 30, [claim({ given: 20 })], [{ claim: '1', units: -20, letGo: 0 }]],
    ['are paid for anew', 0, 0, [old({ letGo: 20, paid: 2_000 })], [{ claim: '1', units: 20, letGo: 0 }]],
  ])('of money that goes back for points that %s', (_, balance, unused, claims, due) => {
    expect(dueChanges(balance, unused, claims)).toEqual(due);
  });

  const earned = fc.record({
    earn: fc.constantFrom('amount' as const, 'visit' as const, 'dish' as const),
    paid: fc.integer({ min: 0, max: 5_000 }),
    dishes: fc.nat(5),
    day: fc.constantFrom('2026-11-27', '2026-11-28'),
  });
  // What happens to a card: claims are paid for and given back, and something is used or given by hand.
  const step = fc.oneof(
    fc.record({ kind: fc.constant('paid' as const), at: fc.nat(3), to: earned }),
    fc.record({ kind: fc.constant('hand' as const), units: fc.integer({ min: -30, max: 30 }) }),
    fc.record({ kind: fc.constant('end' as const) }),
  );
  it('leaves a balance that is the sum of all lines and never below nothing, and nobody owing more than they used, whatever happens in which order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), steps => {
        const lines: { claim: string | null; units: number }[] = [];
        const state = new Map<number, Earned>();
        let balance = 0;
        let unused = 0;
        let used = 0;
        const inOrder = () => [...state].toSorted(([one], [other]) => one - other).map(([, each]) => each);
        const settle = () => {
          for (const due of dueChanges(balance, unused, inOrder())) {
            lines.push(due);
            balance += due.units;
            unused -= due.letGo;
            expect(unused).toBeGreaterThanOrEqual(0);
            // Not between two lines either.
            expect(balance).toBeGreaterThanOrEqual(0);
            const at = Number(due.claim);
            const one = state.get(at) as Earned;
            state.set(at, { ...one, given: one.given + due.units, letGo: one.letGo + due.letGo });
          }
        };
        for (const each of steps) {
          if (each.kind === 'hand') {
            const units = Math.max(each.units, -balance);
            balance += units;
            used += Math.max(0, -units);
            lines.push({ claim: null, units });
          } else if (each.kind === 'end') {
            lines.push({ claim: null, units: -balance });
            unused += balance;
            if (balance > 0)
              for (const [at, one] of state) state.set(at, { ...one, ended: one.ended || one.given > 0 });
            balance = 0;
          } else {
            const before = state.get(each.at);
            state.set(each.at, {
              ...claim({ id: String(each.at), every: 100 }),
              ...each.to,
              earn: before?.earn ?? each.to.earn,
              day: before?.day ?? each.to.day,
              given: before?.given ?? 0,
              letGo: before?.letGo ?? 0,
              ended: before?.ended ?? false,
            });
            settle();
          }
          expect(balance).toBe(lines.reduce((sum, { units }) => sum + units, 0));
          for (const [at, { given }] of state) {
            const own = lines.filter(line => line.claim === String(at));
            expect(given).toBe(own.reduce((sum, { units }) => sum + units, 0));
            expect(given).toBeGreaterThanOrEqual(0);
          }
          // What every claim would still take back, however much came next.
          const owed = dueChanges(1_000_000, unused, inOrder()).reduce(
            (sum, { units }) => sum + Math.min(0, units),
            0,
          );
          expect(-owed).toBeLessThanOrEqual(balance + used);
        }
        // With enough there, one more round leaves every claim at what was paid for it, and the next finds nothing.
        balance += 10_000;
        settle();
        for (const { earn, paid, given, letGo, dishes } of state.values()) {
          if (earn === 'amount') expect(given - letGo).toBe(Math.floor(paid / 100));
          if (earn === 'dish') expect(given - letGo).toBe(dishes);
        }
        expect(dueChanges(balance, unused, inOrder())).toEqual([]);
      }),
    );
  });
});

describe('terms of collecting', () => {
  const terms: PointsTerms = {
    earn: 'dish',
    every: null,
    category: 'coffee',
    cost: 10,
    rewardAmount: null,
    rewardCategory: 'coffee',
    rewardName: { en: 'A free coffee' },
    birthday: 0,
    months: null,
  };
  it.each<[string, Partial<PointsTerms>, string, string]>([
    ['no category of the dishes', { category: '' }, 'points.category', 'missing'],
    ['no sum for a point', { earn: 'amount' }, 'points.every', 'missing'],
    ['a reward for nothing', { cost: 0 }, 'points.cost', 'range'],
    ['a reward of nothing', { rewardCategory: null, rewardAmount: 0 }, 'points.rewardAmount', 'missing'],
    ['a reward without a name', { rewardName: { lt: 'Kava' } }, 'points.rewardName', 'missing'],
    ['a name of a page', { rewardName: { en: 'x'.repeat(61) } }, 'points.rewardName', 'long'],
    ['a birthday of thousands', { birthday: 1_001 }, 'points.birthday', 'range'],
    ['an end before it begins', { months: 0 }, 'points.months', 'range'],
  ])('are refused with %s', (_, over, place, why) => {
    expect(pointsProblems({ ...terms, ...over }, 'en')).toEqual({ [place]: why });
    expect(pointsProblems(terms, 'en')).toEqual({});
  });
});
