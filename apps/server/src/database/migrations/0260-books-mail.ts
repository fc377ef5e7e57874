import { type Kysely, sql } from 'kysely';

/** Up to which business day the accountant has had a venue's figures by mail; no row: since the address was given nothing ended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table books_mail (
      venue_id uuid primary key references venue (id) on delete cascade,
      last_day date not null
    )`.execute(db);
};
