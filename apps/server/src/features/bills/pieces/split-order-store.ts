import type { Run } from '../../../database/database.ts';

/**
 * What is paid of an order whose dishes stand on several bills, in minor units: its total less what is open on any of
 * them. The order is locked first: its other bills may be paid at the same moment, and who is second has to see what the
 * first did.
 */
export const paidOfSplitOrder = async (run: Run, venueId: string, number: string): Promise<number> => {
  await run(
    'split-order-lock',
    'select id from orders where venue_id = $1 and unique_order_number = $2 for no key update',
    [venueId, number],
  );
  const [row] = await run<{ paid: number }>(
    'split-order-paid',
    `select greatest(o.total - coalesce(sum(i.net) filter (
       where a.payment_id is null and i.voided_at is null and i.divided_at is null), 0), 0)::bigint as paid
     from orders o join bill_item i on i.order_id = o.id left join payment_allocation a on a.bill_item_id = i.id
     where o.venue_id = $1 and o.unique_order_number = $2 group by o.id`,
    [venueId, number],
  );
  return row?.paid ?? 0;
};
