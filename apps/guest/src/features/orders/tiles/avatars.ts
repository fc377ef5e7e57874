import type { Order } from '../../../data/orders.ts';
import { AVATAR_SLOTS } from '../timings.ts';

type Batch = Pick<NonNullable<Order['batch']>, 'placed_orders_count' | 'table_session_count'>;

/** The places at the table, those that have ordered first; never more than eight. ORDER-36. */
export const avatarsOf = ({ placed_orders_count: placed, table_session_count: total }: Batch): boolean[] => {
  const slots = Math.min(Math.max(total, placed), AVATAR_SLOTS);
  return Array.from({ length: slots }, (_, index) => index < placed);
};
