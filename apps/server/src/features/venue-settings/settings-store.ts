import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

export type Chosen = { readonly name: string; readonly settings: VenueSettings };

/** What the venue chose so far; holds off other changes of it until the end. */
export const lockChosen = async (run: Run, venueId: string): Promise<Chosen | null> => {
  const [row] = await run<Chosen>(
    'settings-lock',
    'select name, settings from venue where id = $1 for no key update',
    [venueId],
  );
  return row ?? null;
};

/** Replaces some of what the venue chose; every server and page sees the new revision. */
export const writeChosen = async (
  run: Run,
  venueId: string,
  { name, settings }: { readonly name?: string; readonly settings: Partial<VenueSettings> },
): Promise<void> => {
  await run(
    'settings-write',
    `update venue set settings = settings || $2::jsonb, name = coalesce($3, name), revision = revision + 1
     where id = $1`,
    [venueId, JSON.stringify(settings), name ?? null],
  );
};
