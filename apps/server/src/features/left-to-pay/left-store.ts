/**
 * SQL: what is still to pay on bill `b`, in minor units. This and {@link LEFT_OF_ORDER} are the one place that says what
 * anybody is told to collect or to pay: whoever shows or compares such a sum reads it through here.
 */
export const LEFT_ON_BILL = 'greatest(b.total - b.paid - b.paid_at_till, 0)';

/**
 * SQL: what is still to pay of order `o`, by the pieces on its own party's bill; what staff moved to another table is paid
 * there. On no bill yet it is what was ordered.
 */
export const LEFT_OF_ORDER = `case
  when o.status in ('rejected', 'failed') then 0
  when not exists (select from bill_item i where i.order_id = o.id) then greatest(o.total - o.paid, 0)
  else (select coalesce(sum(least(x.open, x.left)), 0)::bigint from (
    select coalesce(sum(i.net), 0) as open, ${LEFT_ON_BILL} as left from bill_item i join bill b on b.id = i.bill_id
    where i.order_id = o.id and i.voided_at is null and i.divided_at is null
      and (b.kind = 'order' or b.visit_id = o.visit_id)
      and not exists (select from payment_allocation a where a.bill_item_id = i.id)
    group by b.id) x) end`;
