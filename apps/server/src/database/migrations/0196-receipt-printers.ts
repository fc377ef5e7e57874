import { type Kysely, sql } from 'kysely';

/** Printers that print receipts in place of kitchen tickets, at a self-service place. ADR 0039 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table printer
      -- The self-service place whose receipts it prints, and no tickets; null: it prints tickets.
      add column table_id uuid references venue_table on delete cascade`.execute(db);
  await sql`
    create unique index printer_of_table on printer (table_id) where table_id is not null`.execute(db);
  await sql`
    alter table print_job
      alter column ticket drop not null,
      -- What is not made from an order: lines as they were when it was queued.
      add column paper jsonb,
      -- Queued once under this name.
      add column once text,
      add constraint print_job_says check ((ticket is null) <> (paper is null))`.execute(db);
  await sql`
    create unique index print_job_once on print_job (printer_id, once) where once is not null`.execute(db);
};
