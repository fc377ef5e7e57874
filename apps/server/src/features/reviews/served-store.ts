/**
 * SQL: who served, by account; null where nobody is known. Of `orders` (id, waiter_id, placed_at, worth) and `payments`
 * (id, waiter_id, taken_at) it is who had the table when most of it was ordered, else when it was paid; else who brought it,
 * a mark that was taken back aside; else who of the staff took the money. Whom a tip was for is the guest's wish, so it is
 * asked by the caller, last.
 */
const SERVED_IN = (orders: string, payments: string): string => `(
  with ordered as (${orders}), money as (${payments})
  select coalesce(
    (select waiter_id from ordered where waiter_id is not null
     group by waiter_id order by sum(worth) desc, max(placed_at) desc, waiter_id limit 1),
    (select waiter_id from money where waiter_id is not null order by taken_at desc, id limit 1),
    (select h.waiter_id from order_history h join ordered on ordered.id = h.order_id
     where h.waiter_id is not null and h.event in ('order-item-delivered', 'order-finished') and not exists (
       select from order_history back where back.order_id = h.order_id and back.id > h.id
         and back.event = 'order-updated' and back.data -> 'delivered' = 'false' and back.data -> 'items' @> (h.data -> 'items'))
     order by h.event = 'order-finished', h.id desc limit 1),
    (select e.data ->> 'staff' from payment_event e join money on money.id = e.payment_id
     where e.kind = 'created' and e.source = 'staff' and e.data ->> 'staff' is not null order by e.id desc limit 1)))`;

const MONEY = 'select p.id, p.waiter_id, p.captured_at as taken_at from payment p';

/** Of the order `o`. */
export const SERVED_ORDER = SERVED_IN(
  'select o.id, o.waiter_id, o.placed_at, o.total as worth',
  `${MONEY} join bill b on b.id = p.bill_id where p.captured > 0 and (b.order_id = o.id
     or exists (select from bill_item i where i.bill_id = b.id and i.order_id = o.id))`,
);

/** Of what the payment `p` paid for. */
export const SERVED_PAYMENT = SERVED_IN(
  `select x.id, x.waiter_id, x.placed_at, sum(a.amount) as worth from payment_allocation a
     join bill_item i on i.id = a.bill_item_id join orders x on x.id = i.order_id where a.payment_id = p.id group by x.id`,
  'select p.id, p.waiter_id, p.captured_at as taken_at',
);

/** Of what the party of the session `s` ordered and paid; who only scanned a code was served by nobody. */
export const SERVED_VISIT = SERVED_IN(
  `select x.id, x.waiter_id, x.placed_at, x.total as worth from orders x
   where x.visit_id = s.visit_id and x.status not in ('rejected', 'failed')`,
  `${MONEY} join bill b on b.id = p.bill_id where b.visit_id = s.visit_id and p.captured > 0`,
);
