import type { TableType } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { newShortCode, newTableCode } from './new-codes.ts';

/** Of four million short codes hardly one is taken; a table that met one takes another. */
const ROUNDS = 20;

const USUAL = { area: '', orderType: 'default' } as const;

/**
 * Adds tables of these names behind those the venue has, each with a printed code and a spoken one that no other table of
 * the installation has. In the caller's transaction.
 */
export const addTables = async (
  run: Run,
  venueId: string,
  names: readonly string[],
  { area, orderType }: { readonly area: string; readonly orderType: TableType } = USUAL,
): Promise<void> => {
  const [last] = await run<{ behind: number }>(
    'tables-behind',
    'select coalesce(max(position) + 1, 0) as behind from venue_table where venue_id = $1',
    [venueId],
  );
  const behind = last?.behind ?? 0;
  let missing = names.map((name, position) => ({ name, position }));
  for (let round = 0; missing.length > 0 && round < ROUNDS; round += 1) {
    const added = await run<{ name: string }>(
      'tables-add',
      `insert into venue_table (venue_id, name, area, order_type, position, code, short_code)
       select $1, t.name, $3, $4, $5 + t.position, t.code, t.short_code
       from jsonb_to_recordset($2::jsonb) as t(name text, position integer, code text, short_code text)
       where not exists (select from replaced_code r where r.code in (t.code, t.short_code))
       on conflict do nothing returning name`,
      [
        venueId,
        JSON.stringify(
          missing.map(table => ({ ...table, code: newTableCode(), short_code: newShortCode() })),
        ),
        area,
        orderType,
        behind,
      ],
    );
    const there = new Set(added.map(({ name }) => name));
    missing = missing.filter(({ name }) => !there.has(name));
  }
  if (missing.length > 0) throw new Error('No free short codes were found for tables');
};
