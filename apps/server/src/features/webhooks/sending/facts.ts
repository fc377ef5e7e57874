import { fromWire } from '@tableside/contract';
import type { BoardOrder, WaiterCall } from '@tableside/contract/http/console/board';
import type { StaffBill, StaffPayment } from '@tableside/contract/http/console/money';

// What leaves the house: numbers, names of dishes and tables, amounts in minor units. Words of guests, their phones, names
// and addresses stay: no receiver needs them to do its work.

/** An amount of the wire as minor units of the venue's currency. */
export type Minors = (amount: number) => number;

export const minorsOf =
  (decimals: number): Minors =>
  amount =>
    fromWire(amount, decimals);

export const orderFacts = (order: BoardOrder, minors: Minors) => ({
  id: order.unique_order_number,
  number: order.order_id,
  status: order.status,
  table: { id: order.table_id, name: order.table_name },
  placed_at: order.placed_at,
  accepted_at: order.accepted_at,
  closed_at: order.closed_at,
  wait_minutes: order.wait_minutes,
  items: order.items.map(item => ({
    id: item.id,
    item_id: item.item_id,
    name: item.name,
    quantity: item.quantity,
    taken_off: item.taken_off,
    unit_price: minors(item.price),
    options: item.modifiers.map(({ name, price, quantity }) => ({ name, quantity, price: minors(price) })),
    course_id: item.course_id,
    held: item.held ?? false,
    ready_at: item.ready_at,
    delivered: item.is_delivered,
  })),
  subtotal: minors(order.subtotal),
  discount: minors(order.discount),
  loyalty_discount: minors(order.loyalty_discount),
  fees: minors(order.transaction_fee) + minors(order.small_order_fee),
  tip: minors(order.tips),
  total: minors(order.total),
  paid: minors(order.payments_sum),
});

export const paymentFacts = (payment: StaffPayment, minors: Minors) => ({
  id: payment.uuid,
  bill_id: payment.bill,
  order_number: payment.order_id,
  table_name: payment.table_name,
  method: payment.method,
  provider: payment.provider,
  provider_ref: payment.provider_ref,
  amount: minors(payment.amount),
  tip: minors(payment.tips),
  total: minors(payment.total),
  refunded: minors(payment.refunded),
  created_at: payment.created_at,
  paid_at: payment.paid_at,
});

export const refundFacts = (refund: StaffPayment['refunds'][number], minors: Minors) => ({
  id: refund.id,
  amount: minors(refund.amount),
  tip: minors(refund.tip),
  done_at: refund.done_at,
});

export const billFacts = (bill: StaffBill, minors: Minors) => ({
  id: bill.id,
  number: bill.unique_order_number,
  table: { id: bill.table_id, name: bill.table_name },
  opened_at: bill.opened_at,
  items: bill.items.map(({ id, name, price }) => ({ id, name, price: minors(price) })),
  subtotal: minors(bill.subtotal_before_discounts),
  discount: minors(bill.discount),
  loyalty_discount: minors(bill.loyalty_discount),
  total: minors(bill.total),
  paid: minors(bill.payments_sum),
  tips: minors(bill.tips),
  refunded: minors(bill.refunded),
});

export const callFacts = (call: WaiterCall) => ({
  id: call.id,
  table: { id: call.table_id, name: call.table_name },
  order_number: call.order_id,
  called_at: call.called_at,
});
