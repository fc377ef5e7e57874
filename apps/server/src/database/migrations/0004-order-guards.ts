import { type Kysely, sql } from 'kysely';

/** The database's own copy of the transition table (a test holds it against ORDER_MOVES) and append-only history. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_move (from_status text not null, to_status text not null, primary key (from_status, to_status))
  `.execute(db);
  await sql`
    insert into order_move values
      ('pending_activate', 'waiting_confirmation'), ('pending_activate', 'active'),
      ('pending_activate', 'rejected'), ('pending_activate', 'failed'),
      ('waiting_confirmation', 'active'), ('waiting_confirmation', 'rejected'), ('waiting_confirmation', 'failed'),
      ('active', 'partially_delivered'), ('active', 'closed'), ('active', 'rejected'), ('active', 'failed'),
      ('partially_delivered', 'active'), ('partially_delivered', 'closed'), ('partially_delivered', 'rejected'),
      ('partially_delivered', 'failed')`.execute(db);
  await sql`
    create function refuse_unlisted_order_move() returns trigger language plpgsql as $$
    begin
      if old.status <> new.status and not exists (
        select from order_move where from_status = old.status and to_status = new.status
      ) then
        raise exception 'order cannot move from % to %', old.status, new.status using errcode = 'TB001';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger orders_move_check before update of status on orders
    for each row execute function refuse_unlisted_order_move()`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'TB002';
    end $$`.execute(db);
  await sql`
    create trigger order_history_append_only before update on order_history
    for each row execute function refuse_change()`.execute(db);
};
