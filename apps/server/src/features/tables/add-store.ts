import type { Run } from '../../database/database.ts';
import { newShortCode, newTableCode } from './new-codes.ts';

/** Of four million short codes hardly one is taken; a table that met one takes another. */
const ROUNDS = 20;

/**
 * Adds tables of these names behind those the venue has, each with a printed code and a spoken one that no other table of
 * the installation has. In the caller's transaction.
 */
export const addTables = async (run: Run, venueId: string, names: readonly string[]): Promise<void> => {
  let missing = names.map((name, position) => ({ name, position }));
  for (let round = 0; missing.length > 0 && round < ROUNDS; round += 1) {
    const added = await run<{ name: string }>(
      'tables-add',
      `insert into venue_table (venue_id, name, position, code, short_code)
       select $1, t.name, t.position, t.code, t.short_code
       from jsonb_to_recordset($2::jsonb) as t(name text, position integer, code text, short_code text)
       on conflict do nothing returning name`,
      [
        venueId,
        JSON.stringify(
          missing.map(table => ({ ...table, code: newTableCode(), short_code: newShortCode() })),
        ),
      ],
    );
    const there = new Set(added.map(({ name }) => name));
    missing = missing.filter(({ name }) => !there.has(name));
  }
  if (missing.length > 0) throw new Error('No free short codes were found for tables');
};
