import { type Kysely, sql } from 'kysely';

/** What is sold out until a time, and with how many of a thing each business day begins. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table stock
      add column back_at timestamptz,
      -- How many there are then; null: plenty.
      add column back_count integer check (back_count > 0)`.execute(db);
  await sql`create index stock_coming_back on stock (back_at) where back_at is not null`.execute(db);
  await sql`
    create table stock_par (
      venue_id uuid not null references venue on delete cascade,
      kind text not null check (kind in ('item', 'variation', 'option')),
      sellable_id text not null,
      pieces integer not null check (pieces > 0),
      -- The business day that has begun with it.
      put_on date not null,
      primary key (venue_id, kind, sellable_id)
    )`.execute(db);
};
