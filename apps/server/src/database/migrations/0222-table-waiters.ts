import { type Kysely, sql } from 'kysely';

/** Who serves a table, until they hand it over or give it back; without a row it is everybody's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table table_waiter (
      table_id uuid primary key references venue_table on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      user_id text not null,
      since timestamptz not null
    )`.execute(db);
  await sql`create index table_waiter_of on table_waiter (venue_id, user_id)`.execute(db);
};
