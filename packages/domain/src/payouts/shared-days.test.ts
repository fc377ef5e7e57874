import { describe, expect, it } from 'vitest';
import { daysToShare, sharedBefore } from './index.ts';

const week = { number: 1, from: '2026-11-02', to: '2026-11-08' };

describe('days that were shared out before', () => {
  it('are those that two periods have in common, their first and last among them', () => {
    for (const [from, to, times] of [
      ['2026-11-01', '2026-11-01', 0],
      ['2026-11-01', '2026-11-02', 1],
      ['2026-11-04', '2026-11-05', 1],
      ['2026-11-08', '2026-11-20', 1],
      ['2026-11-01', '2026-11-30', 1],
      ['2026-11-09', '2026-11-15', 0],
    ] as const) {
      expect(sharedBefore({ from, to }, [week])).toHaveLength(times);
    }
  });

  it('are left out of those that come next', () => {
    expect(daysToShare([], '2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
    expect(daysToShare([{ from: '2026-11-01', to: '2026-11-03' }, week], '2026-11-20')).toEqual({
      from: '2026-11-09',
      to: '2026-11-20',
    });
    expect(daysToShare([week], '2026-11-08')).toEqual({ from: '2026-11-08', to: '2026-11-08' });
    // Long ago is not all at once.
    expect(daysToShare([week], '2027-03-01')).toEqual({ from: '2027-02-23', to: '2027-03-01' });
  });
});
