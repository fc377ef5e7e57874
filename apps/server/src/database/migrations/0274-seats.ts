import { type Kysely, sql } from 'kysely';

/** Who at a table gets a dish, by the number of the seat; null: shared, or nobody said. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_line add column seat smallint check (seat between 1 and 20)`.execute(db);
  await sql`alter table bill_item add column seat smallint check (seat between 1 and 20)`.execute(db);
};
