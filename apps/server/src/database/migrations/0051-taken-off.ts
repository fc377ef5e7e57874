import { type Kysely, sql } from 'kysely';

/**
 * How many portions of a line were taken off the bill, so that the kitchen, the pass and the guest know without looking
 * through bills; and of how many of them the kitchen has seen it. What was taken off before now nobody has to be told.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_line
      add column taken_off int not null default 0,
      add column taken_off_seen int not null default 0`.execute(db);
  await sql`
    update order_line l set taken_off = least(x.portions, l.quantity), taken_off_seen = least(x.portions, l.quantity)
    from (
      select p.order_line_id, count(*)::int as portions from bill_item p join orders o on o.id = p.order_id
      where p.order_line_id is not null and p.part_of is null and o.status not in ('rejected', 'failed')
        and (p.voided_at is not null or p.divided_at is not null and not exists (
          select from bill_item q where q.part_of = p.id and q.voided_at is null and q.divided_at is null))
      group by p.order_line_id) x
    where l.id = x.order_line_id`.execute(db);
  await sql`
    alter table order_line add constraint order_line_taken_off_check
      check (taken_off between 0 and quantity and taken_off_seen between 0 and quantity)`.execute(db);
};
