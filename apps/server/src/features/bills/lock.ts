import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { orderByNumber } from '../orders/index.ts';
import type { Bill } from './bill.ts';
import { findBill, findBillById, lockRow } from './bill-store.ts';
import { piecesOfOrder, untouched } from './new-piece.ts';
import { insertOrderBill, lockOrderForBill } from './open-store.ts';
import type { Piece } from './piece.ts';

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

/** A locked bill. */
export type OpenedBill = {
  readonly bill: Bill;
  /** Set where it was made just now for this order: its pieces as they were written, which nobody else can have touched. */
  readonly made: readonly Piece[] | null;
};

/**
 * Locks the bill that a number names: a bill's own number, or an order's, which then stands on its table's bill or gets
 * one of its own, made here. `sessionId` null: staff; else only what that session may see. A foreign number is an unknown
 * one. Throws `Refusal` order_not_found.
 */
export const openBillByNumber = async (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string | null,
  now: number,
): Promise<OpenedBill> => {
  const known = await findBill(run, venueId, number, sessionId);
  if (known) return { bill: await lockBill(run, known), made: null };
  // Sent together, done one after the other: whoever held the order until then may have put it on a bill.
  const [order, there, facts] = await Promise.all([
    lockOrderForBill(run, venueId, number, sessionId),
    findBill(run, venueId, number, sessionId),
    orderByNumber(run, venueId, number),
  ]);
  if (!order || !facts) throw new Refusal('order_not_found');
  if (there) return { bill: await lockBill(run, there), made: null };
  if (ENDED.includes(order.status)) throw new Refusal('order_not_found');
  const at = new Date(now);
  const pieces = piecesOfOrder(facts, at, false);
  const bill = await insertOrderBill(run, facts.order, pieces, at);
  const made = pieces.map(piece => untouched(piece, facts.order.number));
  return { bill, made };
};

/** As {@link openBillByNumber}, for who needs no more than the locked bill. */
export const billByNumber = async (...of: Parameters<typeof openBillByNumber>): Promise<Bill> =>
  (await openBillByNumber(...of)).bill;
