import type { Run } from '../../../database/database.ts';

/** A payment that paid for pieces of an order. */
export type OrderPayment = {
  readonly payment_id: string;
  /** The pieces of the order that it paid for. */
  readonly pieces: readonly string[];
  /** It paid for nothing else. */
  readonly only: boolean;
};

/** Which payments paid for an order, and what rounds up those that paid for nothing else, in the order in which everybody locks them. */
export const paymentsOfOrder = (run: Run, orderId: string): Promise<OrderPayment[]> =>
  run<OrderPayment>(
    'refund-order-payments',
    `with paid as (
       select a.payment_id, jsonb_agg(i.id) filter (where i.order_id = $1) as pieces,
         bool_and(coalesce(i.order_id = $1, false)) as only
       from payment_allocation a join bill_item i on i.id = a.bill_item_id
       where a.payment_id in (select x.payment_id from payment_allocation x join bill_item y on y.id = x.bill_item_id
         where y.order_id = $1)
       group by a.payment_id)
     select * from paid
     union all
     select d.id, '[]', true from payment d join paid on paid.payment_id = d.charge_id
       where paid.only and d.id <> d.charge_id and d.captured > 0
     order by payment_id`,
    [orderId],
  );

/** Orders that ended with money of which something is left to give back, since a moment; oldest first. */
export const ordersEndedWithMoney = async (run: Run, since: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'refund-orders-ended',
    `select o.id from orders o
     where o.status in ('rejected', 'failed') and o.paid > 0 and o.closed_at >= $1 and exists (
       select from bill_item i join payment_allocation a on a.bill_item_id = i.id join payment p on p.id = a.payment_id
       where i.order_id = o.id and p.captured > p.refunded + p.refund_due
         and a.amount > coalesce((select sum((x ->> 'amount')::bigint) from refund r
           cross join jsonb_array_elements(r.items) x
           where r.payment_id = a.payment_id and x ->> 'bill_item_id' = i.id::text), 0))
     order by o.closed_at limit 100`,
    [since],
  );
  return rows.map(({ id }) => id);
};

/** Locks the bill that an order's pieces are on, and those of what rounds up its payments. */
export const lockBillOfOrder = async (run: Run, orderId: string): Promise<void> => {
  await run(
    'refund-lock-order-bill',
    `with own as (select bill_id from bill_item where order_id = $1)
     select id from bill where id in (select bill_id from own union all
       select d.bill_id from own join payment p on p.bill_id = own.bill_id join payment d on d.charge_id = p.id)
     order by id for update`,
    [orderId],
  );
};
