import type { Run } from '../../database/database.ts';

/** Letters and digits that are taken for one another when a code is read or said. As in the index of migration 0028. */
const ALIKE = { of: 'OQILSZB', as: '0011528' } as const;

/**
 * The printed code of the table that a short code means: the guest's own venue first, and there also with letters that
 * look or sound alike, as long as only one table can be meant; elsewhere to the letter. A table out of use has its code still,
 * and whoever scans that is told so. Null: none.
 */
export const codeOfSpoken = async (
  run: Run,
  venueId: string | null,
  spoken: string,
): Promise<string | null> => {
  const rows = await run<{ code: string; here: boolean; exact: boolean }>(
    'table-by-spoken-code',
    `select code, venue_id = $1 as here, short_code = $2 as exact from venue_table
     where translate(short_code, '${ALIKE.of}', '${ALIKE.as}') = translate($2, '${ALIKE.of}', '${ALIKE.as}')
       and (venue_id = $1 or short_code = $2) and retired_at is null
     order by short_code = $2 and venue_id = $1 desc, venue_id = $1 desc limit 2`,
    [venueId, spoken],
  );
  const [first, second] = rows;
  const isUnsure = first?.here && !first.exact && second?.here;
  if (first) return isUnsure ? null : first.code;
  const [former] = await run<{ code: string }>(
    'former-table-by-spoken-code',
    'select code from venue_table where short_code = $1 and retired_at is not null',
    [spoken],
  );
  return former?.code ?? null;
};
