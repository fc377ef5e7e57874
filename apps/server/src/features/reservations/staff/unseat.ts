import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { StaffContext } from '../../../http/mount/handler.ts';
import { closeWithin, readTableViews } from '../../tables/index.ts';
import { type ReservationRow, writeUnseated } from '../store.ts';

/**
 * They do not sit there after all: the table is free again where nobody scanned or ordered at it, and stays as it is where
 * somebody did.
 */
export const unseat = async (
  deps: Deps,
  run: Run,
  staff: StaffContext,
  row: ReservationRow,
): Promise<void> => {
  const now = deps.clock();
  await writeUnseated(run, row.id, row.kind, new Date(now));
  const [tableId] = row.tables;
  if (tableId === undefined) return;
  const [table] = await readTableViews(run, staff.venueId, tableId, now);
  if (table?.state !== 'browsing' || table.guests > 0) return;
  await closeWithin(run, staff, { tableId, force: false, now }).catch(cause => {
    if (!(cause instanceof Refusal)) throw cause;
  });
};
