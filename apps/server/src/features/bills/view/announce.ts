import type { Run } from '../../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../../realtime/outbox.ts';
import type { Bill } from '../bill.ts';
import { billViewOf, readBill, staffBillOf } from './view.ts';
import type { BillFacts } from './view-store.ts';

export type BillEvent = 'order-items-selected' | 'bill-updated';

/** One event for the phones of the table, one for staff; the bill of a single order is on staff's board as the order. */
export const entriesOfBill = (bill: BillFacts, event: BillEvent): OutboxEntry[] => [
  { audience: bill.audience, event, data: { order: billViewOf(bill) } },
  ...(bill.kind === 'table'
    ? [{ audience: `money:${bill.venueId}`, event: 'board-bill', data: { bill: staffBillOf(bill) } } as const]
    : []),
];

/**
 * As {@link announceBill}, for the bill of a table alone: how an order that is paid on its own stands is told with the
 * order and its payment.
 */
export const announceTableBill = async (
  run: Run,
  { id, kind }: Pick<Bill, 'id' | 'kind'>,
  event: BillEvent,
  now: number,
): Promise<void> => {
  if (kind === 'table') await announceBill(run, id, event, now);
};

/** Tells phones and staff how a bill stands, in the caller's transaction. `now` in epoch milliseconds. RT-11. */
export const announceBill = async (
  run: Run,
  billId: string,
  event: BillEvent,
  now: number,
): Promise<BillFacts> => {
  const bill = await readBill(run, billId, now);
  await appendToOutbox(run, entriesOfBill(bill, event));
  return bill;
};
