import type { TableType } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** The tables of a venue that are in use, as people read their names. */
export const readTables = (
  run: Run,
  venueId: string,
): Promise<{ readonly id: string; readonly name: string; readonly type: TableType }[]> =>
  run(
    'v1-tables',
    `select id, name, order_type as type from venue_table where venue_id = $1 and retired_at is null
     order by name, id`,
    [venueId],
  );
