import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import type { Bill } from './bill.ts';
import { findBillById, lockRow } from './bill-store.ts';

/** Locks a bill until the transaction ends: who holds it is its one writer. Throws `Refusal` bill_not_found. */
export const lockBill = async (run: Run, billId: string): Promise<Bill> => {
  const bill = await lockRow(run, billId);
  if (!bill) throw new Refusal('bill_not_found');
  return bill;
};

/** As {@link lockBill} for a bill that a caller names: another venue's is an unknown one. */
export const lockBillOfVenue = async (run: Run, venueId: string, billId: string): Promise<Bill> => {
  const id = await findBillById(run, venueId, billId);
  if (!id) throw new Refusal('bill_not_found');
  return lockBill(run, id);
};
