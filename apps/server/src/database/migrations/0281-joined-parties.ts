import { type Kysely, sql } from 'kysely';

/** Which party a party joined, and behind how many of its seats its own sit since. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table table_visit
      add column joined_to uuid references table_visit on delete set null,
      add column joined_seats smallint not null default 0`.execute(db);
  await sql`create index table_visit_joined on table_visit (joined_to) where joined_to is not null`.execute(
    db,
  );
};
