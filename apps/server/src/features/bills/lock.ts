import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { type OrderFacts, orderByNumber } from '../orders/index.ts';
import type { Bill } from './bill.ts';
import { findBill, findBillById, lockRow } from './bill-store.ts';
import { lockUnlessOnBill } from './open-store.ts';
import { sendOrderBill } from './order-bill.ts';

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

/** A number's bill, or else the order that it names: locked, and on no bill. */
type BillOrOrder =
  | { readonly billId: string; readonly facts: OrderFacts | null }
  | { readonly billId: null; readonly facts: OrderFacts };

/**
 * Where an order stands, in one round trip: locked where it stands on no bill, else the bill, which is not locked yet.
 * `sessionId` null: staff; else only what that session may see. Throws `Refusal` order_not_found.
 */
export const billOrOrder = async (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string | null,
): Promise<BillOrOrder> => {
  // Sent together, done one after the other: whoever held the order until then may have put it on a bill.
  const [order, there, facts] = await Promise.all([
    lockUnlessOnBill(run, venueId, number, sessionId),
    findBill(run, venueId, number, sessionId),
    orderByNumber(run, venueId, number),
  ]);
  if (there) return { billId: there, facts };
  if (!facts || !order) throw new Refusal('order_not_found');
  return { billId: null, facts };
};

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
  const { billId, facts } = await billOrOrder(run, venueId, number, sessionId);
  if (billId !== null) return lockBill(run, billId);
  const { bill, behind } = sendOrderBill(run, facts, now);
  return lockBill(behind(run), bill.id);
};
