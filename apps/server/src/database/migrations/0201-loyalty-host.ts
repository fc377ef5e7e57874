import { type Kysely, sql } from 'kysely';

/** Another system that keeps a venue's loyalty cards, and what it said of them last. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table loyalty_host (
      venue_id uuid primary key references venue on delete cascade,
      -- A web address, or 'sandbox'.
      address text not null,
      -- Null: the sandbox needs none of the venue's own.
      sealed_key bytea,
      connected_at timestamptz not null,
      -- Since when nothing of it can be believed, and why; null: its last word could.
      silent_since timestamptz,
      silent_why text check (silent_why in ('no_answer', 'keys_refused', 'not_believed')),
      -- When it was last asked in vain.
      tried_at timestamptz,
      constraint silence_has_a_reason check ((silent_since is null) = (silent_why is null))
    )`.execute(db);
  await sql`
    alter table loyalty_card
      add column host_percent integer not null default 0 check (host_percent between 0 and 99),
      -- When the other system spoke of it last, and until when that counts; null: it never did.
      add column host_asked_at timestamptz,
      add column host_good_until timestamptz`.execute(db);
};
