import type { BoardOrder } from '@tableside/contract/http/console';
import { type Minor, minor } from '@tableside/domain/money';

/** What the guest still owes on the order, in minor units. `read` turns a wire amount into minor units. */
export const amountDue = (order: BoardOrder, read: (wire: number) => Minor): Minor =>
  order.is_paid || order.pay_at_restaurant
    ? minor(0)
    : minor(Math.max(0, read(order.total) - read(order.payments_sum)));

/** Whether staff collect cash for the order. */
export const collectsCash = (order: BoardOrder): boolean =>
  order.selected_payment_type === 'cash' &&
  !order.is_paid &&
  order.status !== 'pending_activate' &&
  order.status !== 'rejected' &&
  order.status !== 'failed';
