import { type Chance, chance } from '../faults/chance.ts';
import type { Kind } from './furnish.ts';

export type Size = {
  readonly tables: number;
  readonly orders: number;
  /** How long the evening is, minutes of the clock of the house. */
  readonly minutes: number;
};
/** Steps of a minute, in each of which everybody does something. */
export const STEPS_A_MINUTE = 6;

export type PlannedParty = {
  readonly kind: Kind;
  readonly arriveAt: number;
  readonly orderAt: readonly number[];
  readonly leaveAt: number | null;
  readonly size: number;
  readonly seed: number;
};

const STAYS = 0.45;
const LEAST_STEPS = 6;

const kindFor = ({ roll }: Chance): Kind => {
  const at = roll(10);
  if (at < 8) return 'later';
  return at < 9 ? 'prepaid' : 'counter';
};

/**
 * Who comes when, orders when, and leaves when; all of it follows from the seed. Everybody stays for almost half of the evening, so that
 * tables are taken twice; a quarter of those who come late is still there at the end.
 */
export const planFriday = (seed: number, { tables, orders, minutes }: Size): PlannedParty[] => {
  const dice = chance(seed);
  const steps = minutes * STEPS_A_MINUTE;
  const stay = Math.max(LEAST_STEPS, Math.floor(steps * STAYS));
  const parties: (PlannedParty & { orderAt: number[] })[] = [];
  for (let party = 0; party < tables * 2; party += 1) {
    const second = party >= tables;
    const arriveAt = second ? stay + 1 + dice.roll(Math.ceil(steps / 10)) : dice.roll(Math.ceil(steps / 10));
    const leaveAt = Math.min(steps - 1, arriveAt + stay - dice.roll(3));
    parties.push({
      kind: kindFor(dice),
      arriveAt,
      orderAt: [],
      leaveAt: second && dice.oneIn(4) ? null : leaveAt,
      size: 1 + dice.roll(4),
      seed: seed * 10_007 + party,
    });
  }
  for (let order = 0; order < orders; order += 1) {
    const party = parties[order % parties.length];
    party?.orderAt.push(party.arriveAt + dice.roll(Math.max(1, stay - 4)));
  }
  return parties;
};
