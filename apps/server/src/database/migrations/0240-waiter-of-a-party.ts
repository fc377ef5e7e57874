import { type Kysely, sql } from 'kysely';

/**
 * The party for which alone somebody serves a table; null: it is in their section. No reference: a party that is over leaves
 * the table to its waiter, and who takes tables waits for nobody who orders there.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table table_waiter add column party uuid`.execute(db);
};
