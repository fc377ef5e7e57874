import type { Run } from '../../database/database.ts';

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
