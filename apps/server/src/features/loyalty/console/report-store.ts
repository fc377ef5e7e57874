import type { Run } from '../../../database/database.ts';

/** What a programme came to: orders of members, what they had less to pay, and what was kept of them. Minor units. */
export type MembersReport = { readonly orders: number; readonly given: number; readonly brought: number };

/**
 * Of what was sold since, by the books: pieces that are booked and were not taken off again, less what was given back of them. With
 * what a guest got back goes what they had off, as {@link benefitBack} of the domain has it. A dish that guests shared counts
 * once. An order is a member's where a price for members or a member's percentage is in it.
 */
export const reportSince = async (run: Run, venueId: string, since: Date): Promise<MembersReport> => {
  const [row] = await run<MembersReport>(
    'loyalty-report',
    `with back as (
       select (x ->> 'bill_item_id')::uuid as id, sum((x ->> 'amount')::bigint)::bigint as amount,
         sum(coalesce((x ->> 'loyalty')::bigint, 0))::bigint as loyalty
       from refund r cross join jsonb_array_elements(r.items) x where r.venue_id = $1 and r.created_at >= $2 group by 1),
     leaf as (
       select coalesce(i.part_of, i.id) as root, coalesce(i.order_id, i.bill_id) as deal, i.net, i.loyalty_share as share,
         coalesce(back.amount, 0) as back, coalesce(back.loyalty, 0) as share_back
       from bill b join bill_item i on i.bill_id = b.id left join back on back.id = i.id
       where b.venue_id = $1 and b.opened_at >= $2 and i.kind = 'item' and i.voided_at is null and i.divided_at is null
         and i.booked),
     summed as (
       select root, deal, sum(net)::bigint as net, sum(share)::bigint as share, sum(back)::bigint as back,
         sum(share_back)::bigint as share_back from leaf group by root, deal),
     dish as (
       select s.*, coalesce(l.loyalty_saved, 0) as saved from summed s join bill_item i on i.id = s.root
         left join order_line l on l.id = i.order_line_id),
     deal as (
       select sum(net - back) as brought, sum(share - share_back
         + case when net = 0 then saved else saved - saved * back / net end) as given
       from dish group by deal having bool_or(share > 0 or saved > 0))
     select count(*) filter (where brought > 0 or given > 0)::int as orders, coalesce(sum(given), 0)::float8 as given,
       coalesce(sum(brought), 0)::float8 as brought from deal`,
    [venueId, since],
  );
  return row ?? { orders: 0, given: 0, brought: 0 };
};
