import { type Kysely, sql } from 'kysely';

/** Parties at tables, their phones, and carts. DESIGN §4. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table table_visit (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      table_id uuid not null references venue_table on delete cascade,
      -- One open visit per shared table; pickup counters and kiosks have one per phone.
      shared boolean not null,
      pin text,
      guest_count integer not null default 0,
      presence_confirmed_at timestamptz,
      opened_at timestamptz not null default now(),
      closed_at timestamptz
    )`.execute(db);
  await sql`create unique index one_open_visit_per_table on table_visit (table_id) where closed_at is null and shared`.execute(
    db,
  );
  await sql`
    create table guest_session (
      id uuid primary key default gen_random_uuid(),
      -- SHA-256 of the token; the token itself is only on the phone.
      token_hash bytea not null unique,
      device_hash bytea not null,
      venue_id uuid not null references venue on delete cascade,
      table_id uuid not null references venue_table on delete cascade,
      visit_id uuid not null references table_visit on delete cascade,
      guest_index integer not null,
      mode text not null check (mode in ('scan', 'preview')),
      selected_language text not null,
      phone_number text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index guest_session_by_visit on guest_session (visit_id)`.execute(db);
  await sql`create index guest_session_by_device on guest_session (device_hash, table_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index guest_session_live_by_table on guest_session (venue_id, table_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index guest_session_phones on guest_session (expires_at) where phone_number is not null`.execute(
    db,
  );
  await sql`
    create table cart (
      session_id uuid primary key references guest_session on delete cascade,
      revision integer not null default 0,
      -- [{id, item_id, variation_id, option_ids, quantity, course_id}], never prices.
      lines jsonb not null default '[]',
      coupon_code text,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table waiter_call (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      table_id uuid not null references venue_table on delete cascade,
      session_id uuid not null references guest_session on delete cascade,
      order_id uuid,
      comment text not null default '',
      called_at timestamptz not null default now(),
      taken_at timestamptz,
      taken_by text,
      done_at timestamptz
    )`.execute(db);
  await sql`create index waiter_call_open on waiter_call (venue_id, called_at) where done_at is null`.execute(
    db,
  );
  await sql`create unique index one_open_call_per_session on waiter_call (session_id) where done_at is null`.execute(
    db,
  );
};
