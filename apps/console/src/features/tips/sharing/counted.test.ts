import { describe, expect, it } from 'vitest';
import { countedPeople, saidWeights } from './counted.ts';

const people = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
];
const gifts = (rule: 'house' | 'hours' | 'points', points: { to: string; points: number }[] = []) => ({
  people,
  sharing: { version: 1, rule, points, changed_at: null, changed_by: '', shared: [] },
});
const worked = {
  from: '2026-11-02',
  to: '2026-11-08',
  people: [
    { id: 'ana', name: 'Ana', hours: 30 },
    { id: 'eva', name: 'Eva, who left', hours: 10 },
  ],
};

describe('with what each is counted', () => {
  it('by hours is what the clock says, whoever left among them, and what was typed in its place', () => {
    const counted = countedPeople(gifts('hours'), worked, { ben: 5, ana: 30 });
    expect(counted.map(({ name, weight, recorded }) => [name, weight, recorded])).toEqual([
      ['Ana', 30, 30],
      ['Eva, who left', 10, 10],
      ['Ben', 5, 0],
    ]);
    expect(saidWeights('hours', counted)).toEqual([{ to: 'ben', weight: 5 }]);
    expect(countedPeople(gifts('hours'), null, { ben: 5 })).toEqual([]);
  });

  it('by points is what the version says, whatever was typed', () => {
    const points = [
      { to: 'ana', points: 3 },
      { to: 'left', points: 9 },
    ];
    const counted = countedPeople(gifts('points', points), null, { ana: 100 });
    expect(counted.map(({ to, weight }) => [to, weight])).toEqual([['ana', 3]]);
    expect(saidWeights('points', counted)).toEqual([]);
  });

  it('as the house says is what was typed', () => {
    const counted = countedPeople(gifts('house'), null, { ben: 2 });
    expect(saidWeights('house', counted)).toEqual([{ to: 'ben', weight: 2 }]);
  });
});
