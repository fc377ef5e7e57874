import type { Run } from '../../../database/database.ts';
import { markBill, openBillsOfVisits } from '../bill-store.ts';
import { lockBill } from '../lock.ts';
import { dropHolds } from '../paying/hold-store.ts';
import { hasMoneyInProgress } from '../pieces/piece.ts';
import { readPieces } from '../pieces/piece-store.ts';

/**
 * The parties leave: nobody has anything in hand any more, and a bill with nothing to pay is closed. One on which money
 * is owed, or on its way, stays open for staff, wherever the guests are. Answers with the bills, which the caller announces
 * as soon as the parties are over.
 */
export const endBillsOfVisits = async (
  run: Run,
  visitIds: readonly string[],
  now: number,
): Promise<string[]> => {
  const at = new Date(now);
  const bills = await openBillsOfVisits(run, visitIds);
  for (const id of bills) {
    const bill = await lockBill(run, id);
    const pieces = await readPieces(run, id, at);
    const owes = bill.left > 0 || pieces.some(hasMoneyInProgress);
    await dropHolds(run, id);
    const { precheckPrinted } = bill;
    await markBill(run, id, { status: owes ? bill.status : 'closed', precheckPrinted, at });
  }
  return bills;
};
