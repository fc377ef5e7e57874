import { type Kysely, sql } from 'kysely';

/** Open parties are few and closed ones many: what asks for the open ones must not read all. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index table_visit_open on table_visit (venue_id, table_id) where closed_at is null`.execute(
    db,
  );
};
