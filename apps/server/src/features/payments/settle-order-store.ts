import type { OrderStatus } from '@tableside/domain/orders';
import type { Run } from '../../database/database.ts';

/** What decides whether an order can be settled. */
export type OrderToSettle = {
  readonly id: string;
  readonly status: OrderStatus;
  readonly is_paid: boolean;
  readonly paid: number;
};

export const orderToSettle = async (
  run: Run,
  venueId: string,
  number: string,
): Promise<OrderToSettle | null> => {
  const [row] = await run<OrderToSettle>(
    'settle-order-read',
    'select id, status, is_paid, paid from orders where unique_order_number = $1 and venue_id = $2',
    [number, venueId],
  );
  return row ?? null;
};

/** The pieces of an order that nobody has paid for, on whatever bill they stand; the bill must be locked. */
export const unpaidPiecesOfOrder = async (run: Run, orderId: string): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'settle-order-pieces',
    `select i.id from bill_item i where i.order_id = $1 and i.voided_at is null and i.divided_at is null
       and not exists (select from payment_allocation a where a.bill_item_id = i.id) order by i.position, i.id`,
    [orderId],
  );
  return rows.map(({ id }) => id);
};
