import { type Kysely, sql } from 'kysely';

/** Keys of other systems. Of the key only its hash: whoever reads the table can call nothing. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table api_key (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      name text not null,
      scopes text[] not null,
      key_hash bytea not null unique,
      ends_with text not null,
      made_by text not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index api_key_of_venue on api_key (venue_id)`.execute(db);
};
