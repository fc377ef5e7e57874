import { type Kysely, sql } from 'kysely';

/** When a hall is open, beside the hours of its stalls; an empty week is around the clock. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table food_court
      add column hours jsonb not null default '{"weekly": [], "exceptions": [], "lastOrderMinutes": 0}'`.execute(
    db,
  );
};
