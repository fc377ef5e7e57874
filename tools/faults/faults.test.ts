import { describe, expect, it } from 'vitest';
import { FAULTS, OF_PAYMENTS } from './fault-classes.ts';
import { planJourney } from './plan.ts';

describe('journeys in which everything goes wrong', () => {
  it('are the same for the same seed', () => {
    expect(planJourney(7)).toEqual(planJourney(7));
    expect(planJourney(7)).not.toEqual(planJourney(8));
  });

  it('have two to eight guests, and between them every fault of a payment', () => {
    const plans = Array.from({ length: 200 }, (_, seed) => planJourney(seed));
    for (const { guests } of plans) {
      expect(guests.length).toBeGreaterThanOrEqual(2);
      expect(guests.length).toBeLessThanOrEqual(8);
    }
    const planned = new Set(
      plans.flatMap(({ guests }) => guests.flatMap(({ payments }) => payments.map(p => p.fault))),
    );
    expect([...OF_PAYMENTS].filter(fault => !planned.has(fault))).toEqual([]);
    expect(new Set(FAULTS).size).toBe(FAULTS.length);
  });
});
