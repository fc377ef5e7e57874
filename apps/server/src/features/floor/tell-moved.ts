import type { Run } from '../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
import { announceBill } from '../bills/index.ts';
import { announceOrders, boardOrder, readOrder } from '../orders/index.ts';
import { readTableViews } from '../tables/index.ts';
import { callEventsOf } from '../waiter/index.ts';
import type { MovedParty } from './party-store.ts';

/**
 * Tells of a party that sits elsewhere now: its phones, which go on there, and staff's boards. `now` in epoch
 * milliseconds.
 */
export const tellMoved = async (
  run: Run,
  venueId: string,
  { sessions, orders, finished, bills, calls }: MovedParty,
  tableName: string,
  now: number,
): Promise<void> => {
  const phones = sessions.map(
    (id): OutboxEntry => ({
      audience: `session:${id}`,
      event: 'session-moved',
      data: { table_name: tableName },
    }),
  );
  await appendToOutbox(run, [...phones, ...(await callEventsOf(run, venueId, calls))]);
  const told = [];
  for (const id of orders) {
    const facts = await readOrder(run, id);
    const isHere = facts.order.status !== 'pending_activate';
    told.push({ facts, event: 'order-updated', staffEvent: isHere ? 'order-updated' : null } as const);
  }
  await announceOrders(run, told);
  // Of what is finished its guest has nothing new to read; staff look for it by its table.
  const past = await Promise.all(finished.map(id => readOrder(run, id)));
  await appendToOutbox(
    run,
    past.map(
      (facts): OutboxEntry => ({
        audience: `staff:${venueId}`,
        event: 'board-order',
        data: { order: boardOrder(facts), event: 'order-updated', by: null },
      }),
    ),
  );
  for (const id of bills) await announceBill(run, id, 'bill-updated', now);
};

/** Tables as they are now, told to staff in the same transaction. */
export const tellTables = async (run: Run, venueId: string, ids: readonly string[], now: number) => {
  const tables = (await Promise.all(ids.map(id => readTableViews(run, venueId, id, now)))).flat();
  await appendToOutbox(
    run,
    tables.map(
      (table): OutboxEntry => ({ audience: `staff:${venueId}`, event: 'board-table', data: { table } }),
    ),
  );
  return tables;
};
