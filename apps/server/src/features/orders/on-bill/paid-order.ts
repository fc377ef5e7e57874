import type { PaidOrder } from '../../bills/index.ts';
import { boardOrder, type OrderFacts } from '../read/order-view.ts';

/** An order as bills and payments hand it on. */
export const paidOrder = (facts: OrderFacts): PaidOrder => ({
  id: facts.order.id,
  board: () => boardOrder(facts),
});
