import type { Run } from '../../database/database.ts';

export type Named = { readonly guest_index: number; readonly name: string };

/** The phones of a party that have a name and are still there. */
export const readNames = (run: Run, visitId: string): Promise<Named[]> =>
  run<Named>(
    'party-names',
    `select guest_index, party_name as name from guest_session
     where visit_id = $1 and party_name is not null and ended_at is null order by guest_index`,
    [visitId],
  );

/** False: it was called so already, or is gone. */
export const writeName = async (run: Run, sessionId: string, name: string | null): Promise<boolean> => {
  const rows = await run(
    'party-name',
    `update guest_session set party_name = $2
     where id = $1 and ended_at is null and party_name is distinct from $2 returning 1`,
    [sessionId, name],
  );
  return rows.length > 0;
};
