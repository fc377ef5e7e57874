import { type Kysely, sql } from 'kysely';

/** Finds orders that were never the venue's, and that go a week later, without looking at all the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index orders_never_the_venues on orders (closed_at)
      where status in ('rejected', 'failed') and status_reason is null and accepted_at is null`.execute(db);
};
