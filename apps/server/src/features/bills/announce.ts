import type { Run } from '../../database/database.ts';
import { appendToOutbox, type OutboxEntry } from '../../realtime/outbox.ts';
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

/** Tells phones and staff how a bill stands, in the caller's transaction. `now` in epoch milliseconds. RT-11, DESIGN §8. */
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
