import type { Run } from '../../database/database.ts';

/** A dish in the journal of a period, in minor units; what was taken off and discounts are positive. */
export type ItemRow = {
  readonly name: string;
  readonly quantity: number;
  readonly sold: number;
  readonly taken_off: number;
  readonly discounts: number;
  readonly refunded: number;
};

/**
 * What was sold by dish, from the pieces that sales, voids and refunds name: a dish of the menu is one row whatever
 * language it was ordered in, named as the kitchen reads it. Parts of a divided piece count as one.
 */
export const itemsBetween = (run: Run, venueId: string, from: Date, to: Date): Promise<ItemRow[]> =>
  run<ItemRow>(
    'report-items',
    `with named as materialized (
       select e.kind as entry, e.kind = 'sale' and e.data ? 'by' as anew, p.id, p.kind, p.name,
         coalesce(p.price, 0) as price, coalesce(p.discount, 0) as discount, coalesce(p.amount, 0) as amount
       from journal_entry e cross join lateral jsonb_to_recordset(e.data -> 'pieces')
         as p(id uuid, kind text, name text, price bigint, discount bigint, amount bigint)
       where e.venue_id = $1 and e.at >= $2 and e.at < $3 and e.kind in ('sale', 'void', 'refund_due')),
     known as (
       select n.*, coalesce(i.menu_item_id, n.name, i.name) as dish, coalesce(n.name, i.name) as said,
         case when l.variation_name is null then l.kitchen_name end as kitchen_name,
         coalesce(i.part_number, 1) = 1 as whole
       from named n left join bill_item i on i.id = n.id left join order_line l on l.id = i.order_line_id
       where coalesce(n.kind, i.kind) = 'item')
     select coalesce(max(kitchen_name), max(said)) as name,
       (count(*) filter (where whole and entry = 'sale') - count(*) filter (where whole and entry = 'void'))::int
         as quantity,
       coalesce(sum(price) filter (where entry = 'sale' and not anew), 0)::bigint as sold,
       (coalesce(sum(price) filter (where entry = 'void'), 0)
         - coalesce(sum(price) filter (where entry = 'sale' and anew), 0))::bigint as taken_off,
       (coalesce(sum(discount) filter (where entry = 'sale'), 0)
         - coalesce(sum(discount) filter (where entry = 'void'), 0))::bigint as discounts,
       coalesce(sum(amount) filter (where entry = 'refund_due'), 0)::bigint as refunded
     from known group by dish order by sold desc, name`,
    [venueId, from, to],
  );
