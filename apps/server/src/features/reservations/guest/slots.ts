import { slotsOn, tablesFor } from '@tableside/domain/reservations';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { idOfKey } from '../own-key.ts';
import { reservationsOf, slotRule, stayFrom } from '../planning.ts';
import { reservableTables, takenIn } from '../room-store.ts';
import { timeAt } from '../view.ts';
import { openVenue } from './open-page.ts';

/** The times of a day, and which of them have a table left for a party. */
export const getSlots =
  (deps: Deps): Handler<'GET /reserve/{slug}/slots'> =>
  async ({ params, query: { day, party, key } }) => {
    const venue = await openVenue(deps, params.slug);
    const now = deps.clock();
    const times = slotsOn(slotRule(venue), day, now);
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined) return { day, slots: [] };
    const { run } = deps.database;
    const but = key === undefined ? null : idOfKey(deps, key);
    const whole = { from: first, to: stayFrom(venue, last, party).to };
    const [tables, taken] = await Promise.all([
      reservableTables(run, venue.id),
      takenIn(run, venue.id, whole, { now, but }),
    ]);
    const mayCome = party <= reservationsOf(venue).partyMax;
    return {
      day,
      slots: times.map(at => ({
        at: new Date(at).toISOString(),
        time: timeAt(venue, at),
        free: mayCome && tablesFor(party, stayFrom(venue, at, party), tables, taken) !== null,
      })),
    };
  };
