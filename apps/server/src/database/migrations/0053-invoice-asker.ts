import { type Kysely, sql } from 'kysely';

/** Of money that staff took any phone of the party may ask for the invoice, and only that one may read it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table invoice add column device_hash bytea`.execute(db);
};
