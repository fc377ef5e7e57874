import { type Kysely, sql } from 'kysely';

/**
 * When staff last counted a thing. What an order took before that is not in the count any more, so it is not given back
 * when the order ends. Null: counted before this column, or by nobody.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table stock add column counted_at timestamptz`.execute(db);
};
