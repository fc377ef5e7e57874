import { type Kysely, sql } from 'kysely';

/**
 * In whose section a table stands that somebody else serves for one party alone: it is theirs again when that party is gone.
 * Without one it is everybody's then.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table table_waiter add column section_of text`.execute(db);
};
