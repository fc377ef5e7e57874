import { type Kysely, sql } from 'kysely';

/** The second step, PINs on shared devices, and where staff sessions are. DESIGN §4, §8. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shared_device (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      name text not null,
      -- SHA-256 of what is in the device's cookie.
      token_hash bytea not null unique,
      shared_by text not null,
      shared_at timestamptz not null,
      seen_at timestamptz not null
    )`.execute(db);
  await sql`create index shared_device_by_venue on shared_device (venue_id)`.execute(db);
  await sql`
    alter table auth_session
      -- 'code': the password was right and the second step is missing; opens nothing.
      add column stage text not null default 'open' check (stage in ('open', 'code')),
      -- Where a PIN was typed: the session is good at that venue alone and ends with the device.
      add column device_id uuid references shared_device on delete cascade,
      add column seen_at timestamptz not null default now(),
      -- When the password was last proven; null: a PIN alone.
      add column password_at timestamptz`.execute(db);
  await sql`update auth_session set seen_at = updated_at, password_at = created_at`.execute(db);
  // A session opens nothing until that is said of it.
  await sql`alter table auth_session alter column stage set default 'code'`.execute(db);
  await sql`create index auth_session_by_device on auth_session (device_id) where device_id is not null`.execute(
    db,
  );
  await sql`
    create table staff_two_step (
      user_id text primary key references auth_user on delete cascade,
      -- Sealed with the installation's key.
      secret bytea not null,
      begun_at timestamptz not null,
      -- Null until a first code has proven that the app has the secret.
      confirmed_at timestamptz,
      -- A code is good once: steps up to this one are used.
      last_step bigint
    )`.execute(db);
  await sql`
    create table staff_recovery_code (
      user_id text not null references staff_two_step on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db);
  await sql`
    create table staff_pin (
      user_id text primary key references auth_user on delete cascade,
      pin_hash text not null,
      -- Wrong tries in a row; the password sets them back.
      failures integer not null default 0,
      set_at timestamptz not null
    )`.execute(db);
  // A venue without a row asks nobody for a second step.
  await sql`
    create table staff_policy (
      venue_id uuid primary key references venue on delete cascade,
      two_step text not null default 'nobody' check (two_step in ('nobody', 'owners', 'leads')),
      lock_minutes integer not null default 5 check (lock_minutes between 1 and 120)
    )`.execute(db);
  await sql`create index audit_log_by_actor on audit_log (venue_id, actor, id desc)`.execute(db);
  await sql`create index audit_log_by_action on audit_log (venue_id, action, id desc)`.execute(db);
  // A row trigger does not see a truncate.
  await sql`
    create trigger audit_log_no_truncate before truncate on audit_log
    for each statement execute function refuse_change()`.execute(db);
};
