import { Refusal } from '@tableside/contract';
import type { Run } from '../../../database/database.ts';
import { type Bill, findBill, lockBill, lockUnlessOnBill } from '../../bills/index.ts';
import { orderByNumber } from '../read/order-store.ts';
import type { OrderFacts } from '../read/order-view.ts';
import { sendOrderBill } from './order-bill.ts';

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
