import type { Minor } from '@tableside/domain/money';
import type { Run } from '../../database/database.ts';

/** A payment that paid for pieces of an order. Minor units. */
export type OrderPayment = {
  readonly payment_id: string;
  /** The pieces of the order that it paid for and that were not given back. */
  readonly items: readonly string[];
  readonly items_left: Minor;
  /** What can be given back of the payment in all. */
  readonly left: Minor;
  /** It paid for nothing else. */
  readonly only: boolean;
};

const BACK = `coalesce((select sum((x ->> 'amount')::bigint) from refund r cross join jsonb_array_elements(r.items) x
  where r.payment_id = a.payment_id and x ->> 'bill_item_id' = i.id::text), 0)`;

/** What has to go back of an order that will not be served, by payment. */
export const paymentsOfOrder = (run: Run, orderId: string): Promise<OrderPayment[]> =>
  run<OrderPayment>(
    'refund-order-payments',
    `with piece as (
       select a.payment_id, i.id, i.order_id = $1 as mine, a.amount - ${BACK} as left
       from payment_allocation a join bill_item i on i.id = a.bill_item_id
       where a.payment_id in (select x.payment_id from payment_allocation x join bill_item y on y.id = x.bill_item_id
         where y.order_id = $1))
     select c.payment_id, coalesce(jsonb_agg(c.id) filter (where c.mine and c.left > 0), '[]') as items,
       coalesce(sum(c.left) filter (where c.mine), 0)::bigint as items_left, bool_and(coalesce(c.mine, false)) as only,
       (select p.captured - p.refunded - p.refund_due from payment p where p.id = c.payment_id) as left
     from piece c group by c.payment_id order by c.payment_id`,
    [orderId],
  );

/** Orders that ended with money of which something is left to give back, since a moment; oldest first. */
export const ordersEndedWithMoney = async (run: Run, since: Date): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'refund-orders-ended',
    `select o.id from orders o
     where o.status in ('rejected', 'failed') and o.paid > 0 and o.closed_at >= $1 and exists (
       select from bill_item i join payment_allocation a on a.bill_item_id = i.id join payment p on p.id = a.payment_id
       where i.order_id = o.id and p.captured > p.refunded + p.refund_due and a.amount > ${BACK})
     order by o.closed_at limit 100`,
    [since],
  );
  return rows.map(({ id }) => id);
};

/** Locks the bill that an order's pieces are on. */
export const lockBillOfOrder = async (run: Run, orderId: string): Promise<void> => {
  await run(
    'refund-lock-order-bill',
    `select id from bill where id in (select bill_id from bill_item where order_id = $1) order by id for update`,
    [orderId],
  );
};
