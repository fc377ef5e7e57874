import { type Kysely, sql } from 'kysely';

/** Cards of before that a venue brought in: what is on each waits for whoever joins with its number. It names nobody. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table loyalty_old_card (
      program_id uuid not null references loyalty_program on delete cascade,
      number text not null,
      balance integer not null check (balance >= 0),
      brought_at timestamptz not null,
      taken_at timestamptz,
      primary key (program_id, number)
    )`.execute(db);
};
