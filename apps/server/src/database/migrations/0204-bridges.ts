import { type Kysely, sql } from 'kysely';

/** Programs in venues' networks through which the server prints, and what they are asked. ADR 0040 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table bridge (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      name text not null,
      -- Of the code that waits for a program.
      code_hash bytea,
      code_expires_at timestamptz,
      -- Of the program that is the bridge; null: none is.
      token_hash bytea unique,
      paired_at timestamptz,
      seen_at timestamptz,
      -- What it said of itself last.
      version text,
      host text,
      keeps_notes boolean not null default true,
      changed_by text not null,
      added_at timestamptz not null,
      check ((code_hash is null) = (code_expires_at is null)),
      check ((token_hash is null) = (paired_at is null))
    )`.execute(db);
  await sql`create index bridge_by_venue on bridge (venue_id)`.execute(db);
  await sql`create unique index bridge_code on bridge (code_hash) where code_hash is not null`.execute(db);
  await sql`
    create table bridge_request (
      id uuid primary key default gen_random_uuid(),
      bridge_id uuid not null references bridge on delete cascade,
      -- The paper it prints; null: nobody asks about it again.
      job_id bigint references print_job on delete cascade,
      task jsonb not null,
      asked_at timestamptz not null,
      -- From then on the bridge may know of it.
      handed_at timestamptz,
      result jsonb
    )`.execute(db);
  // A paper is in one pair of hands.
  await sql`
    create unique index bridge_request_of_job on bridge_request (job_id) where job_id is not null`.execute(
    db,
  );
  await sql`
    create index bridge_request_open on bridge_request (bridge_id, asked_at) where result is null`.execute(
    db,
  );
  await sql`
    alter table printer
      -- The bridge through which it prints; null: the server calls it by itself.
      add column bridge_id uuid references bridge`.execute(db);
  await sql`create index printer_by_bridge on printer (bridge_id) where bridge_id is not null`.execute(db);
};
