import { type Kysely, sql } from 'kysely';

/** Where a person's tips are sent to, by that person's own word. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table payout_account (
      venue_id uuid not null references venue on delete cascade,
      personnel_id text not null,
      iban text not null,
      changed_at timestamptz not null,
      primary key (venue_id, personnel_id)
    )`.execute(db);
};
