import type { Run } from '../../../database/database.ts';

/** The other venues of a venue's organisation, by id. */
export const venuesBeside = async (run: Run, venueId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await run<{ id: string; name: string }>(
    'loyalty-venues-beside',
    `select other.id, other.name from venue v join venue other on other.organisation_id = v.organisation_id
     where v.id = $1 and other.id <> v.id`,
    [venueId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};
