import type { Run } from '../../database/database.ts';

/** What ended between two moments; those that somebody works on are left for the next time. */
export type Ended = { readonly since: Date; readonly before: Date; readonly atMost: number };

/**
 * Removes sessions that never ordered or paid, with their carts and what they called for in vain; those of a party that
 * ordered only when they ended before `partyBefore`, because its phones read its receipts. A call that staff went to
 * stays for its period, and the session with it. Answers with how many.
 */
export const deleteIdleSessions = async (
  run: Run,
  { since, before, atMost }: Ended,
  partyBefore: Date,
): Promise<number> => {
  const rows = await run(
    'sessions-delete-idle',
    `with due as materialized (
       select s.id from guest_session s
       where s.ended_at >= $1 and s.ended_at < $2
         and not exists (select from orders o where o.session_id = s.id)
         and not exists (select from payment p where p.session_id = s.id)
         and not exists (select from waiter_call c where c.session_id = s.id
           and (c.done_at is null or c.taken_at is not null))
         and (s.ended_at < $3 or not (exists (select from orders o where o.visit_id = s.visit_id)
           or exists (select from bill b where b.visit_id = s.visit_id)))
       order by s.ended_at limit $4 for update of s skip locked)
     delete from guest_session where id in (select id from due) returning 1`,
    [since, before, partyBefore, atMost],
  );
  return rows.length;
};

/** Removes visits without a session, an order or a bill; their tables remember the scan. Answers with how many. */
export const deleteIdleVisits = async (run: Run, { since, before, atMost }: Ended): Promise<number> => {
  const rows = await run(
    'visits-delete-idle',
    `with due as materialized (
       select v.id, v.table_id, v.opened_at, v.guest_count from table_visit v
       where v.closed_at >= $1 and v.closed_at < $2
         and not exists (select from guest_session s where s.visit_id = v.id or s.shared_cart = v.id)
         and not exists (select from orders o where o.visit_id = v.id)
         and not exists (select from orders o where o.shared_cart = v.id)
         and not exists (select from bill b where b.visit_id = v.id)
       order by v.closed_at limit $3 for update of v skip locked),
     scanned as (
       select table_id, max(opened_at) as at from due where guest_count > 0 group by table_id),
     noted as (
       update venue_table t set last_scan_at = s.at from scanned s
       where t.id = s.table_id and s.at > coalesce(t.last_scan_at, '-infinity'))
     delete from table_visit where id in (select id from due) returning 1`,
    [since, before, atMost],
  );
  return rows.length;
};
