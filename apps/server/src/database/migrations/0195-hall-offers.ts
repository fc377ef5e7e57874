import { type Kysely, sql } from 'kysely';

/** What guests of a food court may ask for: VAT invoices of its stalls, and text messages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table food_court
    add column invoices boolean not null default false, add column texts boolean not null default false`.execute(
    db,
  );
};
