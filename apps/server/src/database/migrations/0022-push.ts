import { type Kysely, sql } from 'kysely';

/** Web push: the installation's key, devices of staff, how far events were looked at, and what is to be sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table push_key (
      one boolean primary key default true check (one),
      public_key text not null,
      sealed_private_key bytea not null,
      made_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table push_place (
      one boolean primary key default true check (one),
      xid xid8 not null,
      id bigint not null
    )`.execute(db);
  // It ends with its session: whoever signs out is called no more.
  await sql`
    create table push_subscription (
      id bigint generated always as identity primary key,
      venue_id uuid not null references venue on delete cascade,
      session_id text not null references auth_session on delete cascade,
      user_id text not null references auth_user on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      language text not null,
      created_at timestamptz not null,
      unique (venue_id, endpoint)
    )`.execute(db);
  await sql`create index push_subscription_of_session on push_subscription (session_id)`.execute(db);
  await sql`
    create table push_message (
      id bigint generated always as identity primary key,
      subscription_id bigint not null references push_subscription on delete cascade,
      -- What it is about: whatever tells of it again is the same message.
      dedupe_key text not null,
      kind text not null check (kind in ('order', 'call', 'ready', 'alert')),
      table_name text,
      created_at timestamptz not null,
      -- Null: sent, refused or too late.
      try_at timestamptz,
      tries integer not null default 0,
      failure text,
      unique (subscription_id, dedupe_key)
    )`.execute(db);
  await sql`create index push_message_due on push_message (try_at) where try_at is not null`.execute(db);
  await sql`create index push_message_age on push_message (created_at)`.execute(db);
};
