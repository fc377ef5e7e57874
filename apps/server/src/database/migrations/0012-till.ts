import { type Kysely, sql } from 'kysely';

/** An external point of sale: its keys, and what is on its way there. A venue without a row uses the built-in till. DESIGN §5. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table till_account (
      venue_id uuid primary key references venue on delete cascade,
      -- {url, apiKey, webhookSecret}, encrypted with the installation's key.
      sealed_keys bytea not null,
      -- Orders accepted before stay where they are.
      connected_at timestamptz not null
    )`.execute(db);
  await sql`
    create table till_order (
      order_id uuid primary key references orders on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      state text not null check (state in ('sending', 'sent', 'failed')),
      -- The till's bill that it stands on there.
      external_bill text,
      reason text,
      tries integer not null default 1,
      try_at timestamptz not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table till_payment (
      payment_id uuid primary key references payment on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      state text not null check (state in ('sending', 'sent', 'failed')),
      reason text,
      tries integer not null default 1,
      try_at timestamptz not null,
      updated_at timestamptz not null default now()
    )`.execute(db);
  // The line of the till's bill that a piece came from.
  await sql`alter table bill_item add column external_line text`.execute(db);
};
