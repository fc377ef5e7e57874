import type { Run } from '../../../database/database.ts';

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
     -- "offset 0": how many pieces an entry has is not known to the planner, who would read the pieces of all venues.
     known as (
       select n.*, coalesce(i.menu_item_id, n.name, i.name) as dish, coalesce(n.name, i.name) as said,
         i.order_line_id, coalesce(i.part_number, 1) = 1 as whole
       from named n left join lateral (
         select i.kind, i.menu_item_id, i.name, i.order_line_id, i.part_number from bill_item i
         where i.id = n.id offset 0) i on true
       where coalesce(n.kind, i.kind) = 'item'),
     dishes as (
       select max(said) as said, max(order_line_id::text)::uuid as line,
         (count(*) filter (where whole and entry = 'sale') - count(*) filter (where whole and entry = 'void'))::int
           as quantity,
         coalesce(sum(price) filter (where entry = 'sale' and not anew), 0)::bigint as sold,
         (coalesce(sum(price) filter (where entry = 'void'), 0)
           - coalesce(sum(price) filter (where entry = 'sale' and anew), 0))::bigint as taken_off,
         (coalesce(sum(discount) filter (where entry = 'sale'), 0)
           - coalesce(sum(discount) filter (where entry = 'void'), 0))::bigint as discounts,
         coalesce(sum(amount) filter (where entry = 'refund_due'), 0)::bigint as refunded
       from known group by dish)
     select coalesce((select case when l.variation_name is null then l.kitchen_name
           else regexp_replace(l.kitchen_name, ' \\([^()]*\\)$', '') end
         from order_line l where l.id = d.line), d.said) as name,
       d.quantity, d.sold, d.taken_off, d.discounts, d.refunded
     from dishes d order by d.sold desc, name`,
    [venueId, from, to],
  );
