import type { BoardOrder } from '@tableside/contract/http/console/board';
import { type Minor, ZERO } from '@tableside/domain/money';

/** What staff are to collect for the order, as its bill says; minor units. `read` turns a wire amount into those. */
export const amountDue = (order: BoardOrder, read: (wire: number) => Minor): Minor =>
  order.pay_at_restaurant ? ZERO : read(order.left);

/** Whether staff collect cash for the order. */
export const collectsCash = (order: BoardOrder): boolean =>
  order.selected_payment_type === 'cash' &&
  order.left > 0 &&
  order.status !== 'pending_activate' &&
  order.status !== 'rejected' &&
  order.status !== 'failed';
