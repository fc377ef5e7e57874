import { type Kysely, sql } from 'kysely';

/** What an empty installation waits with for its owner. The row is the right to set it up: with it goes the right. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table setup (
      only_one boolean primary key default true check (only_one),
      code text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
};
