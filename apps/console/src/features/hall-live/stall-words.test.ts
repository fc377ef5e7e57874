import { describe, expect, it } from 'vitest';
import type { Translate } from '../../i18n/index.ts';
import { isPaused, stallWords } from './stall-words.ts';

const t = ((key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`) as Translate;
const stall = {
  opens: true,
  order_status: 'open',
  rush_mode_wait_minutes: null,
  is_currently_working_hours: true,
} as const;

describe('how a stall stands in the hall of its operator', () => {
  it.each([
    [{}, 'good', 'hallLive.open {}'],
    [
      { order_status: 'rush_mode', rush_mode_wait_minutes: 25 } as const,
      'late',
      'hallLive.rush {"minutes":25}',
    ],
    [{ order_status: 'temporarily_disabled' } as const, 'late', 'hallLive.paused {}'],
    // Hours go first: they say when it opens.
    [
      { order_status: 'temporarily_disabled', is_currently_working_hours: false } as const,
      'late',
      'hallLive.closed {}',
    ],
    [{ is_currently_working_hours: false }, 'late', 'hallLive.closed {}'],
    [{ opens: false }, 'quiet', 'hallLive.notOpen {}'],
  ])('%j', (over, tone, words) => {
    expect(stallWords({ ...stall, ...over }, t)).toEqual({ tone, words });
  });

  it('outside its hours it can still be paused', () => {
    expect(isPaused({ order_status: 'open' })).toBe(false);
    expect(isPaused({ order_status: 'temporarily_disabled' })).toBe(true);
  });
});
