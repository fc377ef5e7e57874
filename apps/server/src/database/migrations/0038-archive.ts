import { type Kysely, sql } from 'kysely';

/** What restored books called their records before they came here, and the last archive that was made of a venue. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Sealed records are hashed with their numbers: a restored one keeps its own beside the one that it has here.
  for (const table of ['journal_entry', 'payment_event']) {
    await sql`alter table ${sql.table(table)} add column original_id bigint`.execute(db);
  }
  await sql`
    create unique index journal_entry_by_original on journal_entry (venue_id, original_id)
    where original_id is not null`.execute(db);
  await sql`
    create unique index payment_event_by_original on payment_event (original_id, payment_id)
    where original_id is not null`.execute(db);
  await sql`
    create table archive_run (
      venue_id uuid primary key references venue on delete cascade,
      started_at timestamptz not null,
      started_by text not null,
      -- Grows while it is made; one that stands still was cut off.
      seen_at timestamptz not null,
      records bigint not null default 0,
      records_in_all bigint not null default 0,
      bytes bigint not null default 0,
      ended_at timestamptz,
      failed boolean not null default false
    )`.execute(db);
};
