import { type Kysely, sql } from 'kysely';

/** Who is told what, what each muted, and what is told by letter. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // A venue that says nothing of a cause and way has no row: what is usual then may change with the program.
  await sql`
    create table notice_rule (
      venue_id uuid not null references venue on delete cascade,
      cause text not null,
      way text not null check (way in ('sound', 'push', 'mail')),
      roles text[] not null,
      primary key (venue_id, cause, way)
    )`.execute(db);
  await sql`
    create table notice_mute (
      user_id text not null references auth_user on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      cause text not null,
      way text not null check (way in ('sound', 'push', 'mail')),
      primary key (user_id, venue_id, cause, way)
    )`.execute(db);
  // One row for each thing that happened, however often it is looked at; it is told with others of its cause.
  await sql`
    create table notice_entry (
      id bigint generated always as identity primary key,
      venue_id uuid not null references venue on delete cascade,
      cause text not null,
      dedupe_key text not null unique,
      subject text not null,
      found_at timestamptz not null,
      told_at timestamptz
    )`.execute(db);
  await sql`create index notice_entry_untold on notice_entry (venue_id, cause) where told_at is null`.execute(
    db,
  );
  await sql`create index notice_entry_told on notice_entry (venue_id, cause, told_at) where told_at is not null`.execute(
    db,
  );
  await sql`create index notice_entry_age on notice_entry (found_at)`.execute(db);
  // What calls is listed in the domain, and grows.
  await sql`alter table push_message drop constraint push_message_kind_check`.execute(db);
};
