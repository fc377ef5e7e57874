import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** Replaces some of a venue's settings; every server and page sees the new revision. */
export const writeSome = async (run: Run, venueId: string, some: Partial<VenueSettings>): Promise<void> => {
  await run(
    'venue-settings-some',
    'update venue set settings = settings || $2::jsonb, revision = revision + 1 where id = $1',
    [venueId, JSON.stringify(some)],
  );
};

/** A venue's settings, held until the transaction ends. */
export const lockSettings = async (run: Run, venueId: string): Promise<VenueSettings | null> => {
  const [row] = await run<{ settings: VenueSettings }>(
    'venue-settings-lock',
    'select settings from venue where id = $1 for no key update',
    [venueId],
  );
  return row?.settings ?? null;
};
