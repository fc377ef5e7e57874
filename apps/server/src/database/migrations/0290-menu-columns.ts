import { type Kysely, sql } from 'kysely';

/** Which column of somebody's table is which, as it was said when a file with these headings was taken into the menu. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table menu_columns (
      venue_id uuid not null references venue on delete cascade,
      headings text not null,
      uses jsonb not null,
      said_at timestamptz not null default now()
    )`.execute(db);
  // Headings of many columns are longer than an index takes.
  await sql`create unique index menu_columns_by_headings on menu_columns (venue_id, md5(headings))`.execute(
    db,
  );
};
