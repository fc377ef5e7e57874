import type { Run } from '../../database/database.ts';
import { announceBill } from './announce.ts';
import { markBill, openBillsOfVisits } from './bill-store.ts';
import { dropHolds } from './hold-store.ts';
import { lockBill } from './lock.ts';
import { hasMoneyUnderWay } from './piece.ts';
import { readPieces } from './piece-store.ts';

/**
 * The parties leave: nobody has anything in hand any more, and a bill with nothing to pay is closed. One on which money
 * is owed, or on its way, stays open for staff, wherever the guests are. DESIGN §4.
 */
export const endBillsOfVisits = async (run: Run, visitIds: readonly string[], now: number): Promise<void> => {
  const at = new Date(now);
  for (const id of await openBillsOfVisits(run, visitIds)) {
    const bill = await lockBill(run, id);
    const pieces = await readPieces(run, id, at);
    const owes = bill.total - bill.paid - bill.paidAtTill > 0 || pieces.some(hasMoneyUnderWay);
    await dropHolds(run, id);
    const { precheckPrinted } = bill;
    await markBill(run, id, { status: owes ? bill.status : 'closed', precheckPrinted, at });
    await announceBill(run, id, 'bill-updated', now);
  }
};
