import { type Kysely, sql } from 'kysely';

/** Staff accounts (Better Auth's tables under our names) and who works where. DESIGN §4. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table auth_user (
      id text primary key,
      name text not null,
      email text not null unique,
      email_verified boolean not null default false,
      image text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table auth_session (
      id text primary key,
      user_id text not null references auth_user on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index auth_session_by_user on auth_session (user_id)`.execute(db);
  await sql`
    create table auth_account (
      id text primary key,
      user_id text not null references auth_user on delete cascade,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      id_token text,
      password text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index auth_account_by_user on auth_account (user_id)`.execute(db);
  await sql`
    create table auth_verification (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table staff_membership (
      user_id text not null references auth_user on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      role text not null check (role in ('owner', 'manager', 'waiter', 'kitchen', 'accountant')),
      is_demo boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (user_id, venue_id)
    )`.execute(db);
  await sql`create index staff_membership_by_venue on staff_membership (venue_id)`.execute(db);
};
