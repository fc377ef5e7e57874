import type { MessageKey } from '@tableside/i18n';
import type { Order } from '../../../data/orders.ts';

type Paid = Pick<
  Order,
  | 'is_paid'
  | 'total'
  | 'payments_sum'
  | 'selected_payment_type'
  | 'pay_at_restaurant'
  | 'waiting_for'
  | 'status'
>;

/** How the order is or will be paid, in one line; null for an order that came to nothing. ORDER-11. */
export const paymentWords = (order: Paid): MessageKey | null => {
  if (order.status === 'failed' || order.status === 'rejected') return null;
  if (order.total <= 0) return 'orders.paymentNone';
  if (order.is_paid) return 'orders.paymentPaid';
  if (order.payments_sum > 0) return 'orders.paymentPartly';
  if (order.selected_payment_type === 'cash') return 'orders.paymentCash';
  if (order.selected_payment_type === 'room-bill') return 'pay.method.room';
  return order.waiting_for === 'payment' ? 'orders.paymentOpen' : 'orders.paymentVenue';
};
