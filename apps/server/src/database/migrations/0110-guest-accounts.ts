import { type Kysely, sql } from 'kysely';

/** Accounts of guests, apart from the staff's. ADR 0033. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table guest_account (
      id uuid primary key default gen_random_uuid(),
      email text not null check (length(email) between 3 and 254),
      -- Null: nobody has proven that the address is theirs.
      email_verified_at timestamptz,
      -- Null: signs in through a provider alone.
      password_hash text,
      display_name text,
      photo_url text,
      -- Wallet details: all of them or none.
      name text,
      phone_number text,
      city text,
      birth_date date,
      terms_version text not null,
      terms_agreed_at timestamptz not null,
      created_at timestamptz not null,
      used_at timestamptz not null,
      check (num_nulls(name, phone_number, city, birth_date) in (0, 4))
    )`.execute(db);
  await sql`create unique index guest_account_email on guest_account (lower(email))`.execute(db);
  await sql`create index guest_account_unused on guest_account (used_at)`.execute(db);
  await sql`
    create table guest_account_session (
      token_hash bytea primary key,
      account_id uuid not null references guest_account on delete cascade,
      browser text not null default '',
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index guest_account_session_of on guest_account_session (account_id)`.execute(db);
  await sql`create index guest_account_session_end on guest_account_session (expires_at)`.execute(db);
  await sql`
    create table guest_account_code (
      account_id uuid not null references guest_account on delete cascade,
      kind text not null check (kind in ('verify', 'password')),
      code_hash bytea not null,
      tries_left smallint not null,
      expires_at timestamptz not null,
      primary key (account_id, kind)
    )`.execute(db);
  await sql`
    create table guest_account_wish (
      id bigint generated always as identity primary key,
      email text not null,
      language text not null
    )`.execute(db);
};
