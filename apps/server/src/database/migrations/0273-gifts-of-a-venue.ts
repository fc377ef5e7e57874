import { type Kysely, sql } from 'kysely';

/** Tips and donations by card of a venue, all its cards together, newest first: how many cards were tried with them of late. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index bill_of_gifts on bill (venue_id, opened_at) where kind in ('tip', 'donation')`.execute(db);
};
