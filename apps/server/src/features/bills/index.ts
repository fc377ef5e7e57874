import { Refusal } from '@tableside/contract';
import type { BillView } from '@tableside/contract/http/bill-view';
import type { StaffBill } from '@tableside/contract/http/console-money';
import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';
import type { Bill, Payer, PieceAmount } from './bill.ts';

export type { Bill, Payer, PieceAmount, Scope } from './bill.ts';

const notYet = async (): Promise<never> => {
  throw new Refusal('unavailable');
};

/**
 * Locks the bill that a number names: a bill's own number, or an order's, whose table bill or own bill it then is, made
 * if missing. `sessionId` null: staff. A foreign number is an unknown one: throws `Refusal` order_not_found.
 */
export const billByNumber: (
  run: Run,
  venueId: string,
  number: string,
  sessionId: string | null,
  now: number,
) => Promise<Bill> = notYet;
/** Locks a bill until the transaction ends. Throws `Refusal` bill_not_found. */
export const lockBill: (run: Run, billId: string) => Promise<Bill> = notYet;
/** Which pieces a payer would pay for, dividing what must be divided; `bill` must be locked. */
export const piecesToPay: (
  run: Run,
  bill: Bill,
  payer: Payer,
) => Promise<{ readonly items: PieceAmount[]; readonly amount: Minor }> = notYet;
/** Gives a captured payment's money to the pieces it wanted, as far as they are free; `bill` must be locked. */
export const allocate: (
  run: Run,
  bill: Bill,
  payment: {
    readonly paymentId: string;
    readonly wanted: readonly PieceAmount[];
    /** How it was paid, for orders: `stripe-card`, `cash`… */
    readonly method: string;
    readonly now: number;
  },
) => Promise<{ readonly allocated: Minor; readonly taken: PieceAmount[] }> = notYet;
/** Writes the sale of live pieces that the journal does not know of yet; `bill` must be locked. */
export const bookSale: (run: Run, bill: Bill, now: number) => Promise<void> = notYet;
/** Puts an order that is paid later on the open bill of its party, made if missing. */
export const joinTableBill: (run: Run, orderId: string, now: number) => Promise<void> = notYet;
/** Tells the phones of the table and staff how a bill stands: one event each, in the caller's transaction. RT-11. */
export const announceBill: (
  run: Run,
  billId: string,
  event: 'order-items-selected' | 'bill-updated',
  now: number,
) => Promise<void> = notYet;
/** A bill as guests see it. */
export const billView: (run: Run, billId: string, now: number) => Promise<BillView> = notYet;
/** A bill as staff see it. */
export const staffBill: (run: Run, billId: string, now: number) => Promise<StaffBill> = notYet;
