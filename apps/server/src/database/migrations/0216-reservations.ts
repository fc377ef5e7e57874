import { type Kysely, sql } from 'kysely';

/** Who comes when, who waits at the door, and what they are told by text message. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table reservation (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      kind text not null check (kind in ('booked', 'waiting')),
      state text not null
        check (state in ('booked', 'waiting', 'ready', 'seated', 'done', 'cancelled', 'no_show', 'gave_up')),
      -- The business day that staff find it under.
      day date not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      party integer not null check (party between 1 and 200),
      name text not null,
      phone text,
      -- Of the number, under the installation's key: by it alone those are counted who did not come.
      phone_hash bytea,
      note text not null default '',
      language text not null,
      table_ids uuid[] not null default '{}',
      -- The party that they became.
      visit_id uuid references table_visit on delete set null,
      by_guest boolean not null,
      wait_minutes integer,
      created_at timestamptz not null,
      state_at timestamptz not null,
      constraint reservation_ends_after_it_began check (ends_at > starts_at),
      constraint whoever_waits_has_no_time check (kind = 'booked' or state not in ('booked', 'no_show', 'cancelled'))
    )`.execute(db);
  await sql`create index reservation_by_day on reservation (venue_id, day)`.execute(db);
  await sql`create index reservation_by_time on reservation (venue_id, starts_at)`.execute(db);
  await sql`create index reservation_of_visit on reservation (visit_id) where visit_id is not null`.execute(
    db,
  );
  await sql`create index reservation_of_phone on reservation (venue_id, phone_hash) where phone_hash is not null`.execute(
    db,
  );
  await sql`
    create table reservation_message (
      id bigint generated always as identity primary key,
      reservation_id uuid not null references reservation on delete cascade,
      kind text not null check (kind in ('confirmed', 'line', 'ready', 'cancelled')),
      -- Where guests reach this site, as whoever caused the message did.
      address text not null,
      created_at timestamptz not null,
      -- Null: it left, or never will.
      try_at timestamptz,
      tries integer not null default 0,
      failure text
    )`.execute(db);
  await sql`create index reservation_message_due on reservation_message (try_at) where try_at is not null`.execute(
    db,
  );
  await sql`create index reservation_message_of on reservation_message (reservation_id)`.execute(db);
};
