import { type Kysely, sql } from 'kysely';

/** Wrong PINs are counted on the shared device where they were typed: nobody locks a colleague out of the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table staff_pin
      -- Wrong tries in a row by device; the password sets them back.
      add column tries jsonb not null default '{}',
      drop column failures`.execute(db);
};
