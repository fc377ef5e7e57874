import type { Run } from '../../database/database.ts';
import type { SettingsPage } from './pages.ts';

export type Stamp = { readonly revision: number; readonly changedBy: string };

/** How often each page of a venue was saved; pages that never were are missing. */
export const readStamps = async (
  run: Run,
  venueId: string,
): Promise<Partial<Readonly<Record<SettingsPage, Stamp>>>> => {
  const rows = await run<Stamp & { page: SettingsPage }>(
    'settings-stamps',
    'select page, revision, changed_by as "changedBy" from settings_revision where venue_id = $1',
    [venueId],
  );
  return Object.fromEntries(rows.map(({ page, ...stamp }) => [page, stamp]));
};

/** Counts one more save of a page over `seen`; null when somebody else saved it meanwhile. */
export const incrementRevision = async (
  run: Run,
  venueId: string,
  page: SettingsPage,
  { seen, by }: { readonly seen: number; readonly by: string },
): Promise<Stamp | null> => {
  const [row] = await run<Stamp>(
    'settings-raise',
    `insert into settings_revision (venue_id, page, revision, changed_by)
     select $1, $2, 1, $4 where $3::int = 0 or exists (select from settings_revision where venue_id = $1 and page = $2)
     on conflict (venue_id, page) do update
       set revision = settings_revision.revision + 1, changed_by = excluded.changed_by, changed_at = now()
       where settings_revision.revision = $3::int
     returning revision, changed_by as "changedBy"`,
    [venueId, page, seen, by],
  );
  return row ?? null;
};
