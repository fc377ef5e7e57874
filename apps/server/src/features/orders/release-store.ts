import type { Run } from '../../database/database.ts';

/**
 * Gives back what the undelivered lines of a locked order hold of counted things, in key order as placing takes it. What
 * staff counted after the order was placed stays as they counted it: "sold out" must not come back by itself.
 * Answers whether something is on the menu again that had run out.
 */
export const releaseStock = async (run: Run, orderId: string): Promise<boolean> => {
  const rows = await run<{ was_out: boolean }>(
    'order-release-stock',
    `with held as materialized (
       select x.kind, x.sellable_id, sum(l.quantity)::int as pieces
       from orders o join order_line l on l.order_id = o.id
       cross join lateral (
         select 'item' as kind, l.item_id as sellable_id
         union all select 'variation', l.variation_id where l.variation_id is not null
         union all select 'option', m ->> 'id' from jsonb_array_elements(l.modifiers) m) x
       where o.id = $1 and l.delivered_at is null group by 1, 2),
     locked as materialized (
       select s.venue_id, s.kind, s.sellable_id, s.remaining, h.pieces
       from orders o join stock s on s.venue_id = o.venue_id
       join held h on h.kind = s.kind and h.sellable_id = s.sellable_id
       where o.id = $1 and (s.counted_at is null or s.counted_at <= o.placed_at)
       order by s.kind, s.sellable_id for update of s)
     update stock s set remaining = s.remaining + l.pieces, updated_at = now() from locked l
     where s.venue_id = l.venue_id and s.kind = l.kind and s.sellable_id = l.sellable_id
     returning l.remaining = 0 as was_out`,
    [orderId],
  );
  return rows.some(({ was_out }) => was_out);
};

/** Gives back the coupon use of a locked order that was not served at all. */
export const releaseCoupon = async (run: Run, orderId: string): Promise<void> => {
  await run(
    'order-release-coupon',
    `update coupon c set uses = greatest(c.uses - 1, 0) from orders o
     where o.id = $1 and c.id = o.coupon_id
       and not exists (select from order_line l where l.order_id = o.id and l.delivered_at is not null)`,
    [orderId],
  );
};
