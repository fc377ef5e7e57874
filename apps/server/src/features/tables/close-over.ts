import type { Deps } from '../../deps.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { announceBill, endBillsOfVisits } from '../bills/index.ts';
import { closeOverVisits } from '../sessions/index.ts';
import { readTableViews } from './read.ts';

/**
 * Closes the parties, or those of one table, that are over by the clock, and what they leave as when staff close a table:
 * a bill with nothing to pay ends with its party, one that owes stays open. The screens of staff see both at once. `now` in
 * epoch milliseconds.
 */
export const closeExpiredParties = (
  { database }: Pick<Deps, 'database'>,
  now: number,
  tableId: string | null,
): Promise<void> =>
  database.transaction(async run => {
    const over = await closeOverVisits(run, now, tableId);
    if (over.length === 0) return;
    const visits = over.map(({ id }) => id);
    for (const bill of await endBillsOfVisits(run, visits, now)) {
      await announceBill(run, bill, 'bill-updated', now);
    }
    const left = new Map(over.map(visit => [visit.tableId, visit.venueId]));
    const told: OutboxEntry[] = [];
    for (const [table, venueId] of left) {
      const views = await readTableViews(run, venueId, table, now);
      told.push(
        ...views.map(
          (view): OutboxEntry => ({
            audience: `staff:${venueId}`,
            event: 'board-table',
            data: { table: view },
          }),
        ),
      );
    }
    await appendToOutbox(run, told);
  });
