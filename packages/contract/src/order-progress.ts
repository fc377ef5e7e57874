import type { Progress } from '@tableside/domain/orders';
import type { OrderView } from './http/shared/order-view.ts';

/** How far an order's dishes have come; of one that staff took off nothing is to come. */
export const progressOf = ({ status, items }: Pick<OrderView, 'status' | 'items'>): Progress => ({
  status,
  items: items.map(({ is_delivered, quantity, taken_off, held }) => ({
    isDelivered: is_delivered,
    isOff: taken_off >= quantity,
    isHeld: held === true,
  })),
});
