import type { Database } from '../../database/database.ts';
import type { Venue } from './venue.ts';

/** One venue by id; null when there is none. */
export const readVenue = async (database: Database, venueId: string): Promise<Venue | null> => {
  const rows = await database.run<Venue>(
    'venue-by-id',
    `select id, slug, name, revision, settings, scan_status as "scanStatus", order_status as "orderStatus",
       rush_mode_wait_minutes as "rushModeWaitMinutes", is_working_hours as "isWorkingHours"
     from venue where id = $1`,
    [venueId],
  );
  return rows[0] ?? null;
};
