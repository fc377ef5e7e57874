import { Refusal } from '@tableside/contract';
import { isSlot } from '@tableside/domain/reservations';
import type { Venue } from '../../venues/index.ts';
import { reservationsOf, slotRule } from '../planning.ts';

/** A time that a guest may choose, for a party that may come by itself. Throws reservation_time. */
export const chosenTime = (venue: Venue, typed: string, party: number, now: number): number => {
  const at = Date.parse(typed);
  if (party > reservationsOf(venue).partyMax || !isSlot(slotRule(venue), at, now))
    throw new Refusal('reservation_time');
  return at;
};
