import type { Database, Run } from '../../database/database.ts';
import type { Venue } from './venue.ts';

/** One venue by id; null when there is none. */
export const readVenue = async (database: Database, venueId: string): Promise<Venue | null> => {
  const rows = await database.run<Venue>(
    'venue-by-id',
    `select id, slug, name, revision, settings, scan_status as "scanStatus", order_status as "orderStatus",
       rush_mode_wait_minutes as "rushModeWaitMinutes", is_working_hours as "isWorkingHours",
       (select coalesce(jsonb_object_agg(u.part, u.takes), '{}') from (
          select kind || ':' || sellable_id as part, jsonb_object_agg(ingredient_id::text, count) as takes
          from ingredient_use where venue_id = $1 group by 1) u) as uses
     from venue where id = $1`,
    [venueId],
  );
  return rows[0] ?? null;
};

/**
 * A row of `venue` whose menu everybody may read: by its own choice, with a menu put out. Whether its codes open anything
 * is another choice.
 */
export const IS_PUBLIC = `coalesce((settings ->> 'publicMenu')::boolean, false) and menu_version > 0`;

export const isMenuPublic = async (run: Run, venueId: string): Promise<boolean> => {
  const rows = await run('venue-menu-public', `select 1 from venue where id = $1 and ${IS_PUBLIC}`, [
    venueId,
  ]);
  return rows.length > 0;
};
