import { type Kysely, sql } from 'kysely';

/** Passkeys of guests' accounts, and what was asked of a browser that uses one. ADR 0048. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table guest_passkey (
      id uuid primary key default gen_random_uuid(),
      credential_id text not null unique check (length(credential_id) between 1 and 1400),
      account_id uuid not null references guest_account on delete cascade,
      public_key bytea not null,
      -- How often it signed, where it counts; one that falls is of a copy.
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index guest_passkey_of on guest_passkey (account_id, created_at)`.execute(db);
  await sql`
    create table guest_passkey_challenge (
      challenge text primary key,
      -- The hash of what the browser that asked has as a cookie.
      browser bytea not null,
      -- Null: to sign in; else to be added to this account.
      account_id uuid references guest_account on delete cascade,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index guest_passkey_challenge_of on guest_passkey_challenge (account_id)`.execute(db);
  await sql`create index guest_passkey_challenge_end on guest_passkey_challenge (expires_at)`.execute(db);
};
