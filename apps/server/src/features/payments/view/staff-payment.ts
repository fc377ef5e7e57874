import { Refusal, toWire } from '@tableside/contract';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { minor } from '@tableside/domain/money';
import type { Run } from '../../../database/database.ts';
import { type StaffPaymentRow, staffPaymentById } from './staff-payment-store.ts';

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** A payment as staff see it. */
export const staffPaymentView = (row: StaffPaymentRow): StaffPayment => {
  const wire = (amount: number): number => toWire(minor(amount), row.decimals);
  return {
    uuid: row.id,
    bill: row.bill_id,
    unique_order_number: row.unique_order_number,
    kind: row.bill_kind,
    table_name: row.table_name,
    order_id: row.order_id,
    method: row.method,
    provider: row.provider,
    provider_ref: row.provider_ref,
    status: row.status,
    amount: wire(row.amount),
    tips: wire(row.tip),
    total: wire(row.total),
    refunded: wire(row.refunded),
    refund_due: wire(row.refund_due),
    refundable: wire(row.captured - row.refunded - row.refund_due),
    created_at: row.created_at.toISOString(),
    paid_at: row.captured_at?.toISOString() ?? null,
    taken_by: row.taken_by,
    payment_data: row.payment_data,
    failure: row.failure,
    dispute: row.dispute,
    items: row.items.map(({ price, loyalty_discount, refunded, ...item }) => ({
      ...item,
      price: wire(price),
      loyalty_discount: wire(loyalty_discount),
      refunded: wire(refunded),
    })),
    refunds: row.refunds.map(({ amount, tip, loyalty_discount, created_at, done_at, ...refund }) => ({
      ...refund,
      amount: wire(amount),
      tip: wire(tip),
      loyalty_discount: wire(loyalty_discount),
      created_at: new Date(created_at).toISOString(),
      done_at: instant(done_at),
    })),
  };
};

/** A payment with its items and refunds, inside or outside of a transaction. Throws `Refusal` payment_not_found. */
export const staffPayment = async (run: Run, paymentId: string): Promise<StaffPayment> => {
  const row = await staffPaymentById(run, paymentId);
  if (!row) throw new Refusal('payment_not_found');
  return staffPaymentView(row);
};
