import { type Kysely, sql } from 'kysely';

/** Venues whose owner is led through what is left after setting up; no row: nobody is, or not any more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table first_steps (
      venue_id uuid primary key references venue on delete cascade,
      created_at timestamptz not null default now()
    )`.execute(db);
};
