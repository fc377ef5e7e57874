import { type Kysely, sql } from 'kysely';

/**
 * The numbers of other days' orders that stood on the board when a business day gave its first: this day leaves them
 * out, so that in a house that never closes a number called aloud is one order. Null: there were none.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_counter add column left_out integer[]`.execute(db);
};
