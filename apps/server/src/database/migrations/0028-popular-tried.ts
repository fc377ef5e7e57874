import { type Kysely, sql } from 'kysely';

/** When a venue's orders were last tried to be counted: one that cannot be counted goes behind those that wait. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table popular_dishes add column tried_at timestamptz`.execute(db);
  await sql`update popular_dishes set tried_at = counted_at`.execute(db);
  await sql`
    alter table popular_dishes
      alter column tried_at set not null,
      alter column counted_at drop not null,
      alter column dishes set default '[]'`.execute(db);
};
