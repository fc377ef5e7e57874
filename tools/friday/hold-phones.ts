import type { BillView } from '@tableside/contract/http/shared/bill-view';
import type { OrderView } from '@tableside/contract/http/shared/order-view';
import type { Evening, Phone } from './evening.ts';
import { type Report, same } from './same.ts';
import type { Screens } from './screens.ts';

/** What a guest and staff both read of an order. */
const orderFacts = (
  order: Pick<
    OrderView,
    | 'status'
    | 'items'
    | 'total'
    | 'discount'
    | 'tips'
    | 'is_paid'
    | 'payments_sum'
    | 'payments'
    | 'seen'
    | 'wait_minutes'
    | 'accepted_at'
    | 'closed_at'
    | 'status_reason'
    | 'table_name'
    | 'guest_count'
  >,
) => ({
  status: order.status,
  items: order.items.map(({ id, name, quantity, price, is_delivered, is_paid }) => [
    id,
    name,
    quantity,
    price,
    is_delivered,
    is_paid,
  ]),
  total: order.total,
  discount: order.discount,
  tips: order.tips,
  is_paid: order.is_paid,
  payments_sum: order.payments_sum,
  payments: order.payments,
  seen: order.seen,
  wait_minutes: order.wait_minutes,
  accepted_at: order.accepted_at,
  closed_at: order.closed_at,
  status_reason: order.status_reason,
  table_name: order.table_name,
  guest_count: order.guest_count,
});
const billFacts = (
  bill: Pick<BillView, 'status' | 'total' | 'left' | 'payments_sum' | 'discount' | 'is_paid' | 'revision'>,
) => ({
  status: bill.status,
  total: bill.total,
  left: bill.left,
  payments_sum: bill.payments_sum,
  discount: bill.discount,
  is_paid: bill.is_paid,
  revision: bill.revision,
});

const holdPhone = async (phone: Phone, screens: Screens, report: Report): Promise<void> => {
  const { session } = phone;
  const { orders } = await phone.call('GET /orders/get-orders/{session}', { session });
  for (const order of orders) {
    const there = screens.board.orders.find(each => each.unique_order_number === order.unique_order_number);
    if (there) same(`order ${order.order_id}`, orderFacts(order), orderFacts(there), report);
    else if (order.status !== 'pending_activate')
      report(`order ${order.order_id}, ${order.status}, is on no board`);
  }
  const { orders: bills } = await phone.call('GET /orders/get-paygo-orders/{session}', { session });
  for (const bill of bills) {
    const there = screens.bills.find(each => each.unique_order_number === bill.unique_order_number);
    if (there) same(`bill of ${bill.table_name}`, billFacts(bill), billFacts(there), report);
    else if (bill.kind === 'table') report(`bill ${bill.unique_order_number} is on no screen of staff`);
  }
  const list = await phone.call('GET /payments/list/{session}', { session });
  for (const payment of list.payments) {
    const there = screens.payments.find(({ uuid }) => uuid === payment.uuid);
    same(
      `payment ${payment.uuid}`,
      [payment.total, payment.refunded],
      [there?.total, there?.refunded],
      report,
    );
  }
};

/** What the phones that are still there read, against what staff read. */
export const holdPhones = async ({ parties }: Evening, screens: Screens, report: Report): Promise<void> => {
  for (const party of parties) {
    if (party.state !== 'here') continue;
    for (const phone of party.phones) await holdPhone(phone, screens, report);
  }
};
