import type { Run } from '../../database/database.ts';
import type { PieceAmount } from './bill.ts';

/** Gives pieces to a payment; one that has been paid for meanwhile is left out of the answer. */
export const insertAllocations = async (
  run: Run,
  paymentId: string,
  pieces: readonly PieceAmount[],
  at: Date,
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'bill-allocate',
    `with given as (
       insert into payment_allocation (bill_item_id, payment_id, amount, at)
       select r.id, $1, r.amount, $3 from jsonb_to_recordset($2::jsonb) as r(id uuid, amount bigint)
       on conflict (bill_item_id) do nothing returning bill_item_id),
     freed as (delete from bill_item_hold h using given g where h.bill_item_id = g.bill_item_id)
     select bill_item_id as id from given`,
    [paymentId, JSON.stringify(pieces), at],
  );
  return rows.map(({ id }) => id);
};

/** An order of which something else is paid now than its row says. `paid` in minor units. */
export type OutdatedOrder = { readonly number: string; readonly paid: number };

/**
 * Orders on a bill whose row does not say what is paid of them: their total less what is open on the bill, so that an
 * order of which a dish was taken off is paid when the rest is. Those that have ended stay as they are.
 */
export const outdatedOrders = (run: Run, billId: string): Promise<OutdatedOrder[]> =>
  run<OutdatedOrder>(
    'bill-orders-outdated',
    `select o.unique_order_number as number, greatest(o.total - s.open, 0)::bigint as paid from orders o
     join (
       select i.order_id, coalesce(sum(i.net) filter (where a.payment_id is null and i.voided_at is null), 0) as open
       from bill_item i left join payment_allocation a on a.bill_item_id = i.id
       where i.bill_id = $1 and i.order_id is not null and i.divided_at is null group by i.order_id) s
       on s.order_id = o.id
     where o.status not in ('rejected', 'failed') and o.paid <> greatest(o.total - s.open, 0) order by o.id`,
    [billId],
  );
