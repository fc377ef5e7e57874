import { type Kysely, sql } from 'kysely';

/** What those have who collect much: a tier is reckoned from the lines of a card each time, so nothing of it is kept with one. ADR 0035. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // {months, levels: [{key, name, from, percent, times}]}; null: every member has the same.
  await sql`alter table loyalty_program add column tiers jsonb`.execute(db);
  // So often it counts what was paid: by the tier of when it was claimed.
  await sql`alter table loyalty_claim add column times integer not null default 1 check (times between 1 and 5)`.execute(
    db,
  );
};
