import { type Kysely, sql } from 'kysely';

/**
 * Who served: kept with what was ordered, brought and paid, because who has which table changes through the evening. By
 * account, never by name; null: nobody is known, or a guest, the kitchen or another system did it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column waiter_id text`.execute(db);
  await sql`alter table payment add column waiter_id text`.execute(db);
  await sql`alter table order_history add column waiter_id text`.execute(db);
  // Reviews named whoever of the staff had touched the order first, cooks too, and by name alone. Of those that have no
  // account, who brought the order stands where exactly one person of the floor has that name; else nobody.
  await sql`
    update review r set served_by = found.id, served_by_name = found.name
    from review x left join lateral (
      select min(u.id) as id, min(u.name) as name from auth_user u
        join staff_membership m on m.user_id = u.id and m.venue_id = x.venue_id and m.role in ('owner', 'manager', 'waiter')
      where u.name = (select h.actor_name from order_history h
        where h.order_id = x.order_id and h.actor = 'staff' and h.event in ('order-item-delivered', 'order-finished')
        order by h.id desc limit 1)
      having count(*) = 1) found on true
    where x.id = r.id and r.served_by is null and r.served_by_name is not null`.execute(db);
};
