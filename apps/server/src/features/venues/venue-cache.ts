import { Refusal } from '@tableside/contract';
import type { Database } from '../../database/database.ts';
import { readVenue } from './store.ts';
import type { Venue, VenueReader } from './venue.ts';

const MAX_VENUES = 500;

/** Keeps the venues in use in memory, the longest unused leaving first; concurrent first readers share one query. */
export const createVenueReader = (database: Database): VenueReader => {
  const known = new Map<string, Venue>();
  const loading = new Map<string, Promise<Venue>>();

  const load = async (venueId: string): Promise<Venue> => {
    const venue = await readVenue(database, venueId);
    if (!venue) throw new Refusal('not_found');
    known.delete(venueId);
    known.set(venueId, venue);
    const oldest = known.keys().next().value;
    if (known.size > MAX_VENUES && oldest !== undefined) known.delete(oldest);
    return venue;
  };

  return {
    get: async (venueId, revision) => {
      const venue = known.get(venueId);
      if (venue && revision !== undefined && venue.revision >= revision) return venue;
      if (revision === undefined) return load(venueId);
      const running = loading.get(venueId) ?? load(venueId).finally(() => loading.delete(venueId));
      loading.set(venueId, running);
      const loaded = await running;
      return loaded.revision >= revision ? loaded : load(venueId);
    },
    forget: venueId => {
      known.delete(venueId);
    },
  };
};
