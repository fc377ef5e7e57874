import type { Opening } from '@tableside/contract/http/shared/opening';
import type { Availability } from '@tableside/domain/schedule';
import type { VenueOrderStatus, VenueSettings } from '@tableside/domain/venue';
import type { Database, Run } from '../../database/database.ts';

export type CategoryHours = Pick<Availability, 'enabled' | 'type' | 'ranges'>;

/** What of a venue depends on the hour. */
export type VenueClock = {
  readonly id: string;
  readonly timeZone: string;
  readonly hours: Pick<VenueSettings, 'workingHours' | 'hoursExceptions' | 'lastOrderMinutes'>;
  readonly isWorkingHours: boolean;
  /** What guests were last told about the next opening. */
  readonly openingTold: Opening | null;
  readonly documentId: string | null;
  /** For when the menu that is out was worked out; null without a menu. */
  readonly publishedAt: Date | null;
  /** Whether stock changed after that. */
  readonly stockChanged: boolean;
};

/** Every venue's clock, or that of one. */
export const readClocks = (database: Database, venueId: string | null = null): Promise<VenueClock[]> =>
  database.run<VenueClock>(
    'venue-clocks',
    `select v.id, v.settings->>'timeZone' as "timeZone", jsonb_build_object(
         'workingHours', v.settings->'workingHours', 'hoursExceptions', coalesce(v.settings->'hoursExceptions', '[]'),
         'lastOrderMinutes', coalesce(v.settings->'lastOrderMinutes', '0')) as hours,
       v.is_working_hours as "isWorkingHours", v.opening_told as "openingTold", v.menu_document_id as "documentId", p.at as "publishedAt",
       p.at is not null and exists (
         select from stock s where s.venue_id = v.id and s.updated_at > p.at) as "stockChanged"
     from venue v left join lateral (
       select min(created_at) as at from menu_snapshot m where m.venue_id = v.id and m.version = v.menu_version
     ) p on true where $1::uuid is null or v.id = $1`,
    [venueId],
  );

/** Hours of a document's scheduled categories; most have none. */
export const readCategoryHours = async (database: Database, documentId: string): Promise<CategoryHours[]> => {
  const rows = await database.run<{ hours: CategoryHours }>(
    'menu-category-hours',
    `select c->'availability' as hours
     from menu_document d, jsonb_array_elements(d.document->'categories') c
     where d.id = $1 and (c->'availability'->>'enabled')::boolean`,
    [documentId],
  );
  return rows.map(row => row.hours);
};

export type StatusRow = {
  readonly order_status: VenueOrderStatus;
  readonly rush_mode_wait_minutes: number | null;
};

/** Opens or closes the venue by the hour and notes what its guests are told; null when another server did it already. */
export const writeWorkingHours = async (
  run: Run,
  venueId: string,
  opening: Opening | null,
): Promise<StatusRow | null> => {
  const [row] = await run<StatusRow>(
    'venue-working-hours',
    `update venue set is_working_hours = $2::jsonb is null, opening_told = $2::jsonb, revision = revision + 1
     where id = $1 and (is_working_hours <> ($2::jsonb is null) or opening_told is distinct from $2::jsonb)
     returning coalesce(order_status, 'temporarily_disabled') as order_status, rush_mode_wait_minutes`,
    [venueId, opening && JSON.stringify(opening)],
  );
  return row ?? null;
};
