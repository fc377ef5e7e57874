import { execFile } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { FAULTS, OF_PAYMENTS } from './fault-classes.ts';
import { planJourney } from './plan.ts';

/** More of them by hand or where there is time: FAULT_JOURNEYS=300. */
const JOURNEYS = process.env.FAULT_JOURNEYS ?? '30';
const FIRST_SEED = '1';

const play = (args: readonly string[]): Promise<{ code: number; said: string }> =>
  new Promise(done => {
    const entry = new URL('./main.ts', import.meta.url).pathname;
    execFile(process.execPath, [entry, ...args], { maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, said: `${stdout}${stderr}` }),
    );
  });

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

  it(
    `leave the books as they should be, to the cent (${JOURNEYS} of them)`,
    async () => {
      const { code, said } = await play(['--journeys', JOURNEYS, '--round', JOURNEYS, '--seed', FIRST_SEED]);
      expect(said).toContain(' 0 discrepancies');
      expect(code).toBe(0);
    },
    40 * 60_000,
  );
});
