import { Refusal } from '@tableside/contract';
import type { Run } from '../../database/database.ts';
import { type OrderFacts, orderByNumber } from '../orders/index.ts';
import type { Bill } from './bill.ts';
import { findBill, findBillById, lockRow } from './bill-store.ts';
import { piecesOfOrder, untouched } from './new-piece.ts';
import { insertOrderBill, lockUnlessOnBill } from './open-store.ts';
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
  /** Set where it was made just now for an order: its pieces as they were written, which nobody else can have touched. */
  readonly made: readonly Piece[] | null;
};

/** With the order that the number names, if it is not a bill's own; it is locked as well where the bill was made just now. */
export type OpenedOrder = OpenedBill & { readonly facts: OrderFacts | null };

/** Makes the bill of a locked order. Throws `Refusal` order_not_found. */
const makeOrderBill = async (run: Run, facts: OrderFacts, now: number): Promise<OpenedBill> => {
  if (ENDED.includes(facts.order.status)) throw new Refusal('order_not_found');
  const at = new Date(now);
  const pieces = piecesOfOrder(facts, at, false);
  const bill = await insertOrderBill(run, facts.order, pieces, at);
  return { bill, made: pieces.map(piece => untouched(piece, facts.order.number)) };
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
 * As {@link openBillByNumber}, for an order that mostly stands on no bill yet: its row is read and locked in one round trip.
 */
export const openBillOfOrder = async (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string | null,
  now: number,
): Promise<OpenedOrder> => {
  const { billId, facts } = await billOrOrder(run, venueId, number, sessionId);
  if (billId !== null) return { bill: await lockBill(run, billId), made: null, facts };
  return { ...(await makeOrderBill(run, facts, now)), facts };
};

/**
 * Locks the bill that a number names: a bill's own number, or an order's, which then stands on its table's bill or gets
 * one of its own, made here. `sessionId` null: staff; else only what that session may see. A foreign number is an unknown
 * one. Throws `Refusal` order_not_found.
 */
export const openBillByNumber = async (
  ...of: [run: Run, venueId: string, number: string, sessionId: string | null, now: number]
): Promise<OpenedBill> => {
  const [run, venueId, number, sessionId] = of;
  const known = await findBill(run, venueId, number, sessionId);
  return known ? { bill: await lockBill(run, known), made: null } : openBillOfOrder(...of);
};

/** As {@link openBillByNumber}, for who needs no more than the locked bill. */
export const billByNumber = async (...of: Parameters<typeof openBillByNumber>): Promise<Bill> =>
  (await openBillByNumber(...of)).bill;
