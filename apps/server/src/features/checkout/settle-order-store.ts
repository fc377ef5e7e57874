import type { Run } from '../../database/database.ts';

/** The pieces of an order on a locked bill that nobody has paid for; what was moved to another table is paid there. */
export const unpaidPiecesOfOrder = async (run: Run, billId: string, orderId: string): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'settle-order-pieces',
    `select i.id from bill_item i where i.bill_id = $1 and i.order_id = $2 and i.voided_at is null and i.divided_at is null
       and not exists (select from payment_allocation a where a.bill_item_id = i.id) order by i.position, i.id`,
    [billId, orderId],
  );
  return rows.map(({ id }) => id);
};
