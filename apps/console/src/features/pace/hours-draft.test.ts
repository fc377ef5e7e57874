import { describe, expect, it } from 'vitest';
import { draftOf, type HoursDraft, hoursOf, problemOf } from './hours-draft.ts';

const hours = {
  weekly: [
    { days: [1, 2], from: 660, to: 900 },
    { days: [1], from: 1_020, to: 1_440 },
    { days: [6], from: 1_200, to: 120 },
  ],
  exceptions: [{ first: '2026-12-24', last: '2026-12-26', spans: [], reason: 'Christmas' }],
  last_order_minutes: 30,
};
const draft = (over: Partial<HoursDraft> = {}): HoursDraft => ({ ...draftOf(hours), ...over });

describe('the week as it is typed', () => {
  it('comes back as it was, day by day; midnight is the end of a day', () => {
    expect(draft().week[0]).toEqual([
      { from: '11:00', to: '15:00' },
      { from: '17:00', to: '00:00' },
    ]);
    expect(hoursOf(draft(), '2026-11-18')).toEqual({
      ...hours,
      weekly: [
        { days: [1], from: 660, to: 900 },
        { days: [1], from: 1_020, to: 1_440 },
        { days: [2], from: 660, to: 900 },
        { days: [6], from: 1_200, to: 120 },
      ],
    });
  });

  it('leaves exceptions behind that are over', () => {
    expect(hoursOf(draft(), '2026-12-27').exceptions).toEqual([]);
    expect(hoursOf(draft(), '2026-12-26').exceptions).toHaveLength(1);
  });

  const day = { spans: [], reason: '' };
  it.each([
    ['as it is', {}, null],
    ['around the clock', { always: true }, null],
    ['a time is missing', { week: [[{ from: '11:00', to: '' }]] }, 'times'],
    ['no length', { week: [[{ from: '11:00', to: '11:00' }]] }, 'times'],
    ['a whole day', { week: [[{ from: '00:00', to: '00:00' }]] }, null],
    ['never open', { week: [[], []] }, 'nothing'],
    ['ends before it begins', { exceptions: [{ ...day, first: '2026-12-02', last: '2026-12-01' }] }, 'days'],
    ['no date', { exceptions: [{ ...day, first: '', last: '2026-12-01' }] }, 'days'],
    [
      'one day twice',
      {
        exceptions: [
          { ...day, first: '2026-12-01', last: '2026-12-03' },
          { ...day, first: '2026-12-03', last: '2026-12-03' },
        ],
      },
      'overlap',
    ],
  ] as const)('%s', (_, over, problem) => {
    expect(problemOf(draft(over))).toBe(problem);
  });
});
