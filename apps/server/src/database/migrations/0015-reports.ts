import { type Kysely, sql } from 'kysely';

/**
 * Numbers over a period, and Z reports: what a venue's journal came to since the one before, numbered without gaps and
 * never changed. Amounts in minor units.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index journal_entry_by_time on journal_entry (venue_id, at)`.execute(db);
  await sql`create index table_visit_by_time on table_visit (venue_id, opened_at)`.execute(db);
  await sql`
    create table z_report (
      venue_id uuid not null references venue,
      number integer not null check (number > 0),
      closed_at timestamptz not null,
      closed_by text not null,
      closed_by_user text not null,
      -- Sealed records of the journal after the first and up to the last; the hash is that of the last one.
      seal_after bigint not null check (seal_after >= 0),
      seal_number bigint not null check (seal_number >= seal_after),
      seal_hash bytea not null,
      -- Business days of what is in it.
      first_day date not null,
      last_day date not null,
      currency text not null,
      decimals integer not null,
      net bigint not null,
      received bigint not null,
      -- What the drawer was found with, and by how much that differs; null: nobody counted.
      cash_counted bigint,
      cash_difference bigint,
      -- Everything the report says, as it was when it was made.
      content jsonb not null,
      primary key (venue_id, number)
    )`.execute(db);
  // Each begins where the one before ended: nothing is in two of them or in none.
  await sql`
    create function check_z_report_follows() returns trigger language plpgsql as $$
    declare
      last_number integer;
      last_seal bigint;
    begin
      select number, seal_number into last_number, last_seal from z_report
        where venue_id = new.venue_id order by number desc limit 1;
      if new.number <> coalesce(last_number, 0) + 1 or new.seal_after <> coalesce(last_seal, 0) then
        raise exception 'z report % does not follow the one before', new.number using errcode = 'TB004';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger z_report_follows before insert on z_report
    for each row execute function check_z_report_follows()`.execute(db);
  await sql`
    create trigger z_report_append_only before update or delete on z_report
    for each row execute function refuse_change()`.execute(db);
  await sql`
    create trigger z_report_no_truncate before truncate on z_report
    for each statement execute function refuse_change()`.execute(db);
};
