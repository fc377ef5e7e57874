import { type Kysely, sql } from 'kysely';

/** Hours and pace: slots of the kitchen, who decides about the rush and what came of it, paused categories. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // The slot that an order took of a kitchen that counts; null where nobody counts.
  await sql`alter table orders add column slot_at timestamptz, add column slot_dishes integer`.execute(db);
  await sql`create index orders_by_slot on orders (venue_id, slot_at) where slot_at is not null`.execute(db);
  // What guests were last told about the next opening; null while they can order.
  await sql`
    alter table venue add column status_by text not null default 'auto' check (status_by in ('auto', 'staff')),
      add column opening_told jsonb`.execute(db);
  await sql`
    create index venue_automatic_rush on venue (id) where (settings->'automaticRush'->>'enabled')::boolean`.execute(
    db,
  );
  await sql`update venue set status_by = 'staff' where order_status is distinct from 'open'`.execute(db);
  await sql`
    update venue set settings = (settings - 'capacityPer15Minutes') || jsonb_build_object('capacity',
      jsonb_build_object('max', settings->'capacityPer15Minutes', 'unit', 'orders', 'slotMinutes', 15,
        'whenFull', 'refuse'))
    where jsonb_typeof(settings->'capacityPer15Minutes') = 'number'`.execute(db);
  // A row of a category, always 0, is its pause.
  await sql`alter table stock drop constraint stock_kind_check`.execute(db);
  await sql`
    alter table stock add constraint stock_kind_check check (kind in ('item', 'variation', 'option', 'category'))`.execute(
    db,
  );
  await sql`
    create table pace_history (
      id bigint generated always as identity primary key,
      venue_id uuid not null references venue on delete cascade,
      at timestamptz not null,
      what text not null check (what in ('open', 'rush', 'paused', 'automatic', 'category-paused', 'category-back')),
      minutes integer,
      -- Null: it happened by itself.
      by_name text,
      -- The category's name, or what the rush was worked out from.
      data jsonb not null default '{}'
    )`.execute(db);
  await sql`create index pace_history_by_venue on pace_history (venue_id, id desc)`.execute(db);
};
