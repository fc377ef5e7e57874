import { type Kysely, sql } from 'kysely';

/**
 * How the languages of the menu called a dish as it was chosen when it was ordered, so that everybody at a table reads its
 * bill in their own; null: in one language alone, or ordered before.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_line add column words jsonb`.execute(db);
  await sql`alter table bill_item add column words jsonb`.execute(db);
};
