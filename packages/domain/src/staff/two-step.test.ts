import { describe, expect, it } from 'vitest';
import { acceptedSteps, mayUseTwoStep, needsTwoStep, ROLE_GROUPS, STAFF_ROLES, stepAt } from './index.ts';

describe('the second step', () => {
  it.each([
    // now in seconds, last used step -> accepted steps
    [59, null, [1, 0, 2]],
    [60, null, [2, 1, 3]],
    [60, 1, [2, 3]],
    [60, 2, [3]],
    [60, 3, []],
  ] as const)('at %i s after step %s: %o', (seconds, last, steps) => {
    expect(stepAt(seconds * 1000)).toBe(Math.floor(seconds / 30));
    expect(acceptedSteps(seconds * 1000, last)).toEqual(steps);
  });

  it.each([
    ['nobody', []],
    ['owners', ['owner']],
    ['leads', ['owner', 'manager']],
  ] as const)('a venue that asks %s asks %o', (rule, asked) => {
    expect(STAFF_ROLES.filter(role => needsTwoStep(rule, role))).toEqual(asked);
  });

  it('is for those who answer for money', () => {
    expect(STAFF_ROLES.filter(mayUseTwoStep)).toEqual(ROLE_GROUPS.lead);
  });
});
