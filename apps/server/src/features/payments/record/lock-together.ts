import type { Run } from '../../../database/database.ts';
import { type Bill, lockBill } from '../../bills/index.ts';
import type { PaymentRow } from './payment.ts';
import { lockPayment, type PaymentPlace } from './payment-store.ts';

/** A payment and its bill, both held until the transaction ends. */
export type HeldPayment = { readonly bill: Bill; readonly payment: PaymentRow };

/** Locks payments in the order of their ids; answers in the order given. */
export const lockPayments = async (run: Run, ids: readonly string[]): Promise<PaymentRow[]> => {
  const held = new Map<string, PaymentRow>();
  for (const id of [...ids].sort()) {
    const payment = await lockPayment(run, id);
    if (payment) held.set(id, payment);
  }
  return ids.flatMap(id => held.get(id) ?? []);
};

/**
 * Locks payments with their bills: all bills in the order of their ids, then the payments in that of theirs, so that those
 * who hold one of them wait for nobody who waits for them. Answers in the order given. ADR 0032
 */
export const lockTogether = async (run: Run, places: readonly PaymentPlace[]): Promise<HeldPayment[]> => {
  const bills = new Map<string, Bill>();
  for (const id of [...new Set(places.map(({ bill_id }) => bill_id))].sort()) {
    bills.set(id, await lockBill(run, id));
  }
  const payments = await lockPayments(
    run,
    places.map(({ id }) => id),
  );
  return payments.flatMap(payment => {
    const bill = bills.get(payment.bill_id);
    return bill ? [{ bill, payment }] : [];
  });
};
