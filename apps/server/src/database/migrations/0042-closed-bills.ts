import { type Kysely, sql } from 'kysely';

/** Staff's list of bills is read often: the closed ones are found by when, not by looking through all that ever were. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index bill_closed on bill (venue_id, closed_at, id) where kind = 'table' and closed_at is not null`.execute(
    db,
  );
};
