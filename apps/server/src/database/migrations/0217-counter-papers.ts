import { type Kysely, sql } from 'kysely';

/** What staff print at the counter: receipts, bills and day reports, on printers that are given to that. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table printer
      -- Kitchen tickets, papers of the counter, or both; of no account at a self-service place.
      add column prints text not null default 'tickets' check (prints in ('tickets', 'papers', 'both'))`.execute(
    db,
  );
  await sql`
    alter table print_job
      -- What staff asked for, such as payment:<id>; null: nobody did.
      add column about text,
      -- Which writing of it: another one is no copy.
      add column says text,
      -- Until when it is worth its paper; null: always.
      add column good_until timestamptz,
      add constraint print_job_about check ((about is null) = (says is null))`.execute(db);
  await sql`create index print_job_by_about on print_job (about) where about is not null`.execute(db);
  await sql`
    create table printed_paper (
      venue_id uuid not null references venue on delete cascade,
      about text not null,
      says text not null,
      -- How often it came out, or may have.
      times integer not null,
      last_at timestamptz not null,
      primary key (venue_id, about, says)
    )`.execute(db);
};
