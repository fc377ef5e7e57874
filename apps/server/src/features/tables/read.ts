import { Refusal } from '@tableside/contract';
import type { BoardTable } from '@tableside/contract/http/console/board';
import type { Run } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { StaffContext } from '../../http/mount/handler.ts';
import { readTables } from './store.ts';
import { tableView } from './table-view.ts';

/** The venue's tables, or only one of them, as the console shows them, in one statement. `now` in epoch milliseconds. */
export const readTableViews = async (
  run: Run,
  venueId: string,
  tableId: string | null,
  now: number,
): Promise<BoardTable[]> => (await readTables(run, venueId, tableId, new Date(now))).map(tableView);

/** A table of the venue as the console shows it now. Refuses table_not_found. */
export const tableNow = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { venueId }: Pick<StaffContext, 'venueId'>,
  tableId: string,
): Promise<BoardTable> => {
  const [table] = isUuid(tableId) ? await readTableViews(database.run, venueId, tableId, clock()) : [];
  if (!table) throw new Refusal('table_not_found');
  return table;
};
