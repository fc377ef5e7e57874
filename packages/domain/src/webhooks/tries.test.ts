import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  classifyResponse,
  MAX_REFUSALS,
  WEBHOOK_GOOD_FOR_MS,
  WEBHOOK_WAITS_MS,
} from './tries.ts';

describe('what an answer means', () => {
  it.each([
    [200, 'taken'],
    [204, 'taken'],
    [299, 'taken'],
    // Redirects are not followed: the owner is to name the right address.
    [301, 'later'],
    [400, 'refused'],
    [401, 'later'],
    [404, 'later'],
    [408, 'later'],
    [409, 'later'],
    [410, 'gone'],
    [422, 'refused'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [null, 'later'],
  ] as const)('%s is %s', (status, verdict) => expect(classifyResponse(status)).toBe(verdict));
});

describe('after a failure', () => {
  const failed = { verdict: 'later', failures: 1, refusals: 0, ageMs: 0 } as const;
  it('waits grow and the last one repeats', () => {
    const waits = [1, 2, 3, 8, 9, 50].map(failures => afterFailure({ ...failed, failures }).waitMs);
    expect(waits).toEqual([5_000, 30_000, 120_000, 14_400_000, 14_400_000, 14_400_000]);
    expect([...WEBHOOK_WAITS_MS].sort((a, b) => a - b)).toEqual(WEBHOOK_WAITS_MS);
  });
  it('news is kept for three days, however often it was tried', () => {
    expect(afterFailure({ ...failed, failures: 99, ageMs: WEBHOOK_GOOD_FOR_MS - 1 }).givenUp).toBe(false);
    expect(afterFailure({ ...failed, ageMs: WEBHOOK_GOOD_FOR_MS }).givenUp).toBe(true);
  });
  it('news that its receiver will not have makes way for the next', () => {
    const refused = { ...failed, verdict: 'refused', refusals: MAX_REFUSALS } as const;
    expect(afterFailure({ ...refused, refusals: MAX_REFUSALS - 1 }).givenUp).toBe(false);
    expect(afterFailure(refused).givenUp).toBe(true);
  });
});
