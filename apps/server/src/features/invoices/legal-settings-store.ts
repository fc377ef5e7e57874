import type { LegalDetails } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** Who sells in law as it is stored; holds off other changes of the venue until the end. */
export const lockLegal = async (run: Run, venueId: string): Promise<LegalDetails | null> => {
  const [row] = await run<{ legal: LegalDetails | null }>(
    'venue-legal-lock',
    `select settings -> 'legal' as legal from venue where id = $1 for no key update`,
    [venueId],
  );
  return row?.legal ?? null;
};

export const writeLegal = async (run: Run, venueId: string, legal: LegalDetails): Promise<void> => {
  await run(
    'venue-legal-write',
    `update venue set settings = jsonb_set(settings, '{legal}', $2::jsonb), revision = revision + 1 where id = $1`,
    [venueId, JSON.stringify(legal)],
  );
};
