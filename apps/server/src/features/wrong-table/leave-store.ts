import type { Run } from '../../database/database.ts';
import type { GuestSession } from '../../http/guest.ts';

/**
 * Locks the party and the session of a guest who leaves, so that nobody orders, pays or closes the table meanwhile. False:
 * the session is over.
 */
export const lockLeaving = async (run: Run, guest: GuestSession): Promise<boolean> => {
  const rows = await run(
    'leave-lock',
    `with party as materialized (select id from table_visit where id = $2 and closed_at is null for no key update)
     select s.id from party, guest_session s where s.id = $1 and s.visit_id = party.id and s.ended_at is null for update of s`,
    [guest.sessionId, guest.visitId],
  );
  return rows.length > 0;
};

/** Whether something of this phone is still open at its table: an order that is not brought or not paid, or money under way. */
export const isTied = async (run: Run, sessionId: string): Promise<boolean> => {
  const rows = await run(
    'leave-tied',
    `select from orders o where o.session_id = $1 and o.status not in ('rejected', 'failed')
       and (o.closed_at is null
         or (o.paid < o.total and not exists (select from bill_item i where i.order_id = o.id))
         or exists (select from bill_item i join bill b on b.id = i.bill_id
           left join payment_allocation a on a.bill_item_id = i.id
           where i.order_id = o.id and b.status = 'open' and a.payment_id is null and i.net > 0
             and i.divided_at is null and i.voided_at is null))
     union all
     select from payment p where p.session_id = $1 and p.status in ('processing', 'unknown')
     limit 1`,
    [sessionId],
  );
  return rows.length > 0;
};

/** Ends a locked session; where it was the last of a party that has ordered nothing, the party ends with it. */
export const endSession = async (run: Run, guest: GuestSession, at: Date): Promise<void> => {
  await run(
    'leave-end',
    `with ended as (
       update guest_session set ended_at = $3, phone_number = null, party_name = null where id = $1),
     held as (delete from bill_item_hold where session_id = $1)
     update table_visit v set closed_at = $3 where v.id = $2 and v.closed_at is null
       and not exists (select from guest_session s where s.visit_id = v.id and s.id <> $1 and s.ended_at is null)
       and not exists (select from orders o where o.visit_id = v.id)
       and not exists (select from bill b where b.visit_id = v.id)`,
    [guest.sessionId, guest.visitId, at],
  );
};
