import { type Kysely, sql } from 'kysely';

/** What a guest is called by the other phones of the table. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table guest_session add column party_name text check (char_length(party_name) between 1 and 60)`.execute(
    db,
  );
};
