import type { BoardTable } from '@tableside/contract/http/console';
import type { Run } from '../../database/database.ts';
import { readTables } from './store.ts';
import { tableView } from './table-view.ts';

/** The venue's tables, or only one of them, as the console shows them, in one statement. `now` in epoch milliseconds. */
export const readTableViews = async (
  run: Run,
  venueId: string,
  tableId: string | null,
  now: number,
): Promise<BoardTable[]> => (await readTables(run, venueId, tableId, new Date(now))).map(tableView);
