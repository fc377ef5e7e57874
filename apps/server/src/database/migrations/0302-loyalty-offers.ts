import { type Kysely, sql } from 'kysely';

/** What members have for a while: reckoned from these terms for each price, so nothing of it is kept with a card or an order. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // [{key, name, tier, first, last, days, from, to, gives, percent, amount, least, dish, price}]
  await sql`alter table loyalty_program add column offers jsonb not null default '[]'`.execute(db);
};
