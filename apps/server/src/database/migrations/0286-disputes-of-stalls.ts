import { type Kysely, sql } from 'kysely';

/** Disputes are few: whether a stall ever had one is asked before each share that goes on to it. ADR 0047. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index journal_entry_disputes on journal_entry (venue_id) where kind = 'dispute'`.execute(
    db,
  );
};
