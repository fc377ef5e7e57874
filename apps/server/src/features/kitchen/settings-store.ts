import type { Station } from '@tableside/domain/kitchen';
import type { Run } from '../../database/database.ts';

/** How a venue has set its kitchen up. */
export type SettingsRow = {
  readonly stations: readonly Station[];
  readonly soon_minutes: number;
  readonly late_minutes: number;
  readonly holds_courses: boolean;
  readonly changed_by: string;
};

/** Null: the venue has not set its kitchen up. */
export const readSettings = async (run: Run, venueId: string): Promise<SettingsRow | null> => {
  const [row] = await run<SettingsRow>(
    'kitchen-settings',
    `select stations, soon_minutes, late_minutes, holds_courses, changed_by from kitchen_settings where venue_id = $1`,
    [venueId],
  );
  return row ?? null;
};

/** Whether guests may write notes to the kitchen is the venue's own setting: phones and carts go by it. */
export const writeItemNotes = async (run: Run, venueId: string, allowed: boolean): Promise<void> => {
  await run(
    'kitchen-item-notes',
    `update venue set settings = settings || jsonb_build_object('itemNotes', $2::boolean), revision = revision + 1
     where id = $1 and (settings -> 'itemNotes') is distinct from to_jsonb($2::boolean)`,
    [venueId, allowed],
  );
};

export const writeSettings = async (
  run: Run,
  venueId: string,
  settings: SettingsRow,
  at: Date,
): Promise<void> => {
  await run(
    'kitchen-settings-write',
    `insert into kitchen_settings (venue_id, stations, soon_minutes, late_minutes, holds_courses, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (venue_id) do update set stations = excluded.stations, soon_minutes = excluded.soon_minutes,
       late_minutes = excluded.late_minutes, holds_courses = excluded.holds_courses, changed_by = excluded.changed_by,
       changed_at = excluded.changed_at`,
    [
      venueId,
      JSON.stringify(settings.stations),
      settings.soon_minutes,
      settings.late_minutes,
      settings.holds_courses,
      settings.changed_by,
      at,
    ],
  );
};
