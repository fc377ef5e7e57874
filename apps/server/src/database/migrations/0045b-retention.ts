import { type Kysely, sql } from 'kysely';

/** When a venue was last gone through for what it kept for long enough, and how that is found without reading everything. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table retention_round (
      venue_id uuid primary key references venue on delete cascade,
      at timestamptz not null
    )`.execute(db);
  // Rows of these come by time: a range of pages is passed over by its times, and an insert pays next to nothing for it.
  await sql`create index guest_session_age on guest_session using brin (expires_at)`.execute(db);
  await sql`create index payment_age on payment using brin (created_at)`.execute(db);
  await sql`create index waiter_call_age on waiter_call using brin (called_at)`.execute(db);
  await sql`create index pace_history_age on pace_history using brin (at)`.execute(db);
};
