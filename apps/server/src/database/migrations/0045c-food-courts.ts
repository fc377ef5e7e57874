import { type Kysely, sql } from 'kysely';

/** Food courts: halls with several venues of one organisation, and the visits of guests to them. ADR 0027. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table food_court (
      id uuid primary key default gen_random_uuid(),
      organisation_id uuid not null,
      -- Printed; it opens a list of venues and nothing else.
      code text not null unique,
      name jsonb not null,
      description jsonb not null default '{}',
      cover jsonb,
      main_language text not null,
      languages jsonb not null default '[]',
      closed_at timestamptz,
      revision integer not null default 1,
      changed_by text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index food_court_by_organisation on food_court (organisation_id)`.execute(db);
  // The key is the venue: it is in one food court at most.
  await sql`
    create table food_court_venue (
      venue_id uuid primary key references venue (id) on delete cascade,
      food_court_id uuid not null references food_court (id) on delete cascade,
      position integer not null
    )`.execute(db);
  await sql`create index food_court_venue_by_court on food_court_venue (food_court_id)`.execute(db);
  await sql`
    create table food_court_session (
      id uuid primary key,
      token_hash bytea not null unique,
      device_hash bytea not null,
      food_court_id uuid not null references food_court (id) on delete cascade,
      language text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index food_court_session_by_device on food_court_session (device_hash, food_court_id)`.execute(
    db,
  );
  await sql`create index food_court_session_by_end on food_court_session (expires_at)`.execute(db);
};
