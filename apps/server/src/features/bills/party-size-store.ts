import type { Run } from '../../database/database.ts';

/**
 * Writes how many people a party is, whose open bill (if it has one) is locked, wherever they were counted before: the latest
 * count is the party's, also on what it has paid. Answers with the bills that say something else now.
 */
export const countParty = async (run: Run, visitId: string, people: number): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bills-count-party',
    `update bill set guest_count = $2
     where visit_id = $1 and kind = 'table' and (status = 'open' or guest_count is not null)
       and guest_count is distinct from $2 returning id`,
    [visitId, people],
  );
  return rows.map(({ id }) => id);
};
