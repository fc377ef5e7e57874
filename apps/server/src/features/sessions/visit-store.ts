import type { Run } from '../../database/database.ts';
import { LEFT_OF_ORDER, LEFT_ON_BILL } from '../left-to-pay/index.ts';

/** How long a party that nobody closed, and that still owes or waits for something, stays in sight of the staff. */
const KEPT_HOURS = 24;

type OverVisit = { readonly id: string; readonly venueId: string; readonly tableId: string };

/**
 * Closes parties whose phones are all gone (sessions live six hours), and answers with them: their bills are the caller's.
 * One with open or unpaid orders stays on the table, where staff see what is owed, until they close it, another guest sits
 * down there (`tableId`), or a day has passed; then what was owed is noted in the audit log. Open orders stay on the board
 * whatever becomes of the party.
 */
export const closeOverVisits = (run: Run, now: number, tableId: string | null): Promise<OverVisit[]> =>
  run<OverVisit>(
    'visits-close-over',
    `with over as materialized (
       select v.id, v.venue_id, v.table_id, owed.open_orders, owed.unpaid
       from table_visit v cross join lateral (
         select count(*) filter (where o.closed_at is null) as open_orders,
           coalesce(sum(${LEFT_OF_ORDER}) filter (where not exists (
             select from bill_item i join bill b on b.id = i.bill_id where i.order_id = o.id and b.kind = 'table')), 0)
             + coalesce((select sum(${LEFT_ON_BILL}) from bill b
                 where b.visit_id = v.id and b.kind = 'table' and b.status = 'open'), 0) as unpaid
         from orders o where o.visit_id = v.id and o.waiting_for is distinct from 'payment'
           and o.status not in ('rejected', 'failed')) owed
       where v.closed_at is null and v.opened_at <= $1::timestamptz - interval '6 hours'
         and ($2::uuid is null or (v.table_id = $2 and v.shared))
         and not exists (
           select from guest_session s where s.visit_id = v.id and s.ended_at is null and s.expires_at > $1)
         and ($2::uuid is not null or (owed.open_orders = 0 and owed.unpaid = 0)
           or v.opened_at <= $1::timestamptz - make_interval(hours => $3))),
     closed as (
       update table_visit v set closed_at = $1 from over where v.id = over.id and v.closed_at is null
       returning v.id, v.venue_id, v.table_id),
     noted as (
       insert into audit_log (venue_id, actor, action, subject, data)
       select o.venue_id, 'system', 'visit-expire', 'table:' || o.table_id,
         jsonb_build_object('open_orders', o.open_orders, 'unpaid_minor', o.unpaid)
       from over o join closed using (id) where o.open_orders > 0 or o.unpaid > 0)
     select id, venue_id as "venueId", table_id as "tableId" from closed order by id`,
    [new Date(now), tableId, KEPT_HOURS],
  );
