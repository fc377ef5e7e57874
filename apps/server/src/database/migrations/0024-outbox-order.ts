import { type Kysely, sql } from 'kysely';

/**
 * An event's place is that of its own transaction or of the newest one that was over when it was written, whichever is
 * later: who waited for another's lock comes after it, though it may have begun before. Both are decided below the oldest
 * transaction still running, which is where readers stop. ADR 0002.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table outbox alter column xid set default greatest(pg_current_xact_id(),
      (pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)::text::xid8)`.execute(db);
};
