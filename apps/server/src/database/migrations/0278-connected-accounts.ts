import { type Kysely, sql } from 'kysely';

/**
 * Accounts that venues have at providers through the installation's own. A venue has one at a time at a provider; those that
 * were ended stay, because payments that they took are given back through them. `account_ref` null: the provider has been
 * asked to open it, and has not answered. ADR 0046.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table connected_account (
      id uuid primary key,
      venue_id uuid not null references venue on delete cascade,
      provider text not null,
      account_ref text,
      is_demo boolean not null default false,
      charges boolean not null default false,
      submitted boolean not null default false,
      due integer not null default 0,
      rejected boolean not null default false,
      asked_at timestamptz not null,
      told_at timestamptz,
      ended_at timestamptz,
      unique (provider, account_ref)
    )`.execute(db);
  await sql`
    create unique index connected_account_one on connected_account (venue_id, provider) where ended_at is null`.execute(
    db,
  );
  // Null: the keys that the venue entered took it.
  await sql`alter table payment add column account_ref text`.execute(db);
};
