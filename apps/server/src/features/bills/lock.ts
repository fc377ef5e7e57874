import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { readOrder } from '../orders/index.ts';
import type { Bill } from './bill.ts';
import { findBill, findBillById, lockRow } from './bill-store.ts';
import { piecesOfOrder } from './new-piece.ts';
import { insertOrderBill, lockOrderForBill } from './open-store.ts';

/** Locks a bill until the transaction ends: who holds it is its one writer. Throws `Refusal` bill_not_found. DESIGN §5. */
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

const ENDED: readonly string[] = ['rejected', 'failed'];

/**
 * Locks the bill that a number names: a bill's own number, or an order's, which then stands on its table's bill or gets
 * one of its own, made here. `sessionId` null: staff; else only what that session may see. A foreign number is an unknown
 * one. Throws `Refusal` order_not_found.
 */
export const billByNumber = async (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string | null,
  now: number,
): Promise<Bill> => {
  const known = await findBill(run, venueId, number, sessionId);
  if (known) return lockBill(run, known);
  const order = await lockOrderForBill(run, venueId, number, sessionId);
  if (!order) throw new Refusal('order_not_found');
  // Whoever held the order until now may have put it on a bill.
  const made = await findBill(run, venueId, number, sessionId);
  if (made) return lockBill(run, made);
  if (ENDED.includes(order.status)) throw new Refusal('order_not_found');
  const facts = await readOrder(run, order.id);
  const at = new Date(now);
  return lockBill(run, await insertOrderBill(run, facts.order, piecesOfOrder(facts, at, false), at));
};
