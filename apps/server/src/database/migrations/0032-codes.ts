import { type Kysely, sql } from 'kysely';

/** Tables that are out of use, codes that were replaced, and what each code looked like when it was last printed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Out of use: its codes open nothing, and it stands on no floor. It keeps its past and may come back.
  await sql`alter table venue_table add column retired_at timestamptz`.execute(db);
  // Printed and spoken codes that once opened a table: who scans one is told so, and no table gets it again.
  await sql`
    create table replaced_code (
      code text primary key,
      venue_id uuid not null references venue on delete cascade,
      table_id uuid not null references venue_table on delete cascade,
      replaced_at timestamptz not null
    )`.execute(db);
  await sql`create index replaced_code_by_venue on replaced_code (venue_id)`.execute(db);
  await sql`create index replaced_code_by_table on replaced_code (table_id)`.execute(db);
  // No row: the code as it is now was never printed.
  await sql`
    create table table_print (
      table_id uuid primary key references venue_table on delete cascade,
      address text not null,
      name text not null,
      printed_at timestamptz not null
    )`.execute(db);
};
