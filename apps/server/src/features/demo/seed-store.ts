import type { ScanStatus, VenueOrderStatus, VenueSettings } from '@tableside/domain/venue';
import { LOCK_LOST_AFTER, whileHolding } from '../../database/connection/held-lock.ts';
import type { Database } from '../../database/database.ts';
import { hasDemoCourt } from './court-store.ts';
import type { TablesFile } from './seed-file.ts';

/** The demo venues, in the order in which they are made: slugs, and folders of apps/server/demo. */
export const DEMO_VENUES = [
  'vilnius',
  'vilnius-bar',
  'hotel',
  'cafe',
  'hall-ramen',
  'hall-taco',
  'hall-bowl',
  'hall-pizza',
  'hall-grill',
  'hall-curry',
  'hall-gelato',
  'hall-bar',
  'vilnius-updating',
  'vilnius-disabled',
] as const;

/** Our advisory lock for making demo venues. */
const SEED_LOCK = 0x7ab1e_5eed;

/** Does the work while no other server on the same database does it; the lock dies with its server. */
export const oneAtATime = <T>(
  { longTransaction }: Pick<Database, 'longTransaction'>,
  work: () => Promise<T>,
): Promise<T> =>
  longTransaction(async run => {
    // Making them takes seconds, on a busy machine a minute: whoever waits does so until they are made.
    await run(
      'demo-seed-patience',
      `select set_config('lock_timeout', '0', true), set_config('idle_in_transaction_session_timeout', $1, true)`,
      [LOCK_LOST_AFTER],
    );
    await run('demo-seed-lock', 'select pg_advisory_xact_lock($1::bigint)', [SEED_LOCK]);
    return whileHolding(run, work);
  });

/** The slugs of the demo venues that are there. */
export const readDemoVenues = async ({ run }: Pick<Database, 'run'>): Promise<string[]> => {
  const rows = await run<{ slug: string }>(
    'demo-venues',
    'select slug from venue where slug = any($1) and menu_version > 0',
    [DEMO_VENUES],
  );
  return rows.map(({ slug }) => slug);
};

/** Whether nothing is left to be made; asked at every start, so it must not need the seed's own modules. */
export const isDemoComplete = async (database: Database): Promise<boolean> => {
  const known = await readDemoVenues(database);
  return known.length === DEMO_VENUES.length && (await hasDemoCourt(database));
};

/** Adds a venue with its tables and discount codes in one go; one left half done by a crash is replaced. */
export const insertDemoVenue = (
  database: Database,
  venue: {
    readonly slug: string;
    readonly name: string;
    readonly scanStatus: ScanStatus;
    readonly orderStatus: VenueOrderStatus;
    /** How long guests wait in a rush; null: it is in none. */
    readonly rushMinutes: number | null;
    readonly settings: VenueSettings;
    readonly tables: TablesFile;
  },
): Promise<string> =>
  database.transaction(async run => {
    await run('demo-venue-clear', 'delete from venue where slug = $1 and menu_version = 0', [venue.slug]);
    const [row] = await run<{ id: string }>(
      'demo-venue-insert',
      `insert into venue (slug, name, settings, scan_status, order_status, rush_mode_wait_minutes, organisation_id)
       values ($1, $2, $3, $4, $6, $7, coalesce(
         (select organisation_id from venue where slug = any($5) order by created_at limit 1), gen_random_uuid()))
       returning id`,
      [
        venue.slug,
        venue.name,
        JSON.stringify(venue.settings),
        venue.scanStatus,
        DEMO_VENUES,
        venue.orderStatus,
        venue.rushMinutes,
      ],
    );
    const id = row?.id ?? '';
    await run(
      'demo-tables-insert',
      `insert into venue_table (venue_id, area, name, position, order_type, code, short_code, flag_overrides)
       select $1, t.area, t.name, t.position, t.order_type, t.code, t.short_code, t.flags
       from jsonb_to_recordset($2::jsonb) as t(area text, name text, position integer, order_type text, code text,
         short_code text, flags jsonb)`,
      [
        id,
        JSON.stringify(
          venue.tables.tables.map((table, position) => ({
            ...table,
            position,
            order_type: table.orderType,
            short_code: table.shortCode,
          })),
        ),
      ],
    );
    await run(
      'demo-coupons-insert',
      `insert into coupon (venue_id, code, kind, value, max_uses)
       select $1, c.code, c.kind, c.value, c.max_uses
       from jsonb_to_recordset($2::jsonb) as c(code text, kind text, value numeric, max_uses integer)`,
      [
        id,
        JSON.stringify(venue.tables.coupons.map(({ maxUses, ...rest }) => ({ ...rest, max_uses: maxUses }))),
      ],
    );
    return id;
  });
