import { type Kysely, sql } from 'kysely';

/**
 * When this database was last worked with, and where it stood then: a copy that is started again knows from it that it is
 * one, and since when its books say nothing. One row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table pulse (
      one boolean primary key default true check (one),
      at timestamptz not null,
      -- Servers ended in order then.
      stopped boolean not null default false,
      place text not null,
      -- Of the last start after which payments may be missing: from when on, and when that was found.
      gap_from timestamptz,
      gap_found_at timestamptz
    )`.execute(db);
};
