import type { WaiterCall } from '@tableside/contract/http/console/board';
import type { OutboxEntry } from '../../realtime/outbox.ts';
import type { CallRow } from './store.ts';

/** A call as staff see it. */
export const callView = (row: CallRow): WaiterCall => ({
  id: row.id,
  table_id: row.table_id,
  table_name: row.table_name,
  order_id: row.order_number === null ? null : String(row.order_number),
  comment: row.comment,
  called_at: row.called_at.toISOString(),
  taken_at: row.taken_at?.toISOString() ?? null,
  taken_by: row.taken_by,
  done_at: row.done_at?.toISOString() ?? null,
});

/** What a call makes known: to staff always, to its guest once somebody did something about it. */
export const callEvents = (row: CallRow, event: 'called' | 'taken' | 'left' | 'done'): OutboxEntry[] => [
  { audience: `staff:${row.venue_id}`, event: 'board-call', data: { call: callView(row), event } },
  ...(event === 'called'
    ? []
    : [
        {
          audience: `session:${row.session_id}`,
          event: 'waiter-call-updated',
          data: { taken: row.taken_at !== null, done: row.done_at !== null },
        } as const,
      ]),
];
