import { type Kysely, sql } from 'kysely';

/** With what a venue signs its loyalty cards for the wallets of phones. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table loyalty_wallet (
      venue_id uuid not null references venue on delete cascade,
      wallet text not null check (wallet in ('apple', 'google')),
      -- The private key, made here for the one and brought for the other.
      sealed_key bytea not null,
      -- What Apple is asked to sign, made of that key; null: the other wallet.
      request text,
      -- What was put in: certificates, issuer, account. Null: asked for, and not there yet.
      given jsonb,
      changed_at timestamptz not null,
      primary key (venue_id, wallet)
    )`.execute(db);
};
