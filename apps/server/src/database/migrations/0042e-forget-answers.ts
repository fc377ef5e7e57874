import { type Kysely, sql } from 'kysely';

/** Finds orders whose answers to extra questions are to be forgotten without looking through all orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index orders_with_answers on orders (placed_at) where additional_fields <> '{}'`.execute(
    db,
  );
};
