import { type Kysely, sql } from 'kysely';

/** Other ways to sign in to a guest's account than its password. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table guest_account_way (
      provider text not null check (provider in ('google', 'facebook')),
      -- Who it is there; addresses change, this does not.
      subject text not null check (length(subject) between 1 and 255),
      account_id uuid not null references guest_account on delete cascade,
      created_at timestamptz not null,
      primary key (provider, subject)
    )`.execute(db);
  await sql`create index guest_account_way_of on guest_account_way (account_id)`.execute(db);
};
