import { type Kysely, sql } from 'kysely';

/** The kitchen: what cooks have made, which courses wait, and how a venue's kitchen is set up. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  // Made and waiting to be fetched; `delivered_at` is when it reached the guest.
  await sql`alter table order_line add column ready_at timestamptz, add column ready_by text`.execute(db);
  await sql`
    create table kitchen_course (
      order_id uuid not null references orders on delete cascade,
      -- Empty for lines without a course.
      course_id text not null,
      held boolean not null,
      at timestamptz not null,
      by_name text not null,
      primary key (order_id, course_id)
    )`.execute(db);
  // A venue without a row works with the stations that its menu names.
  await sql`
    create table kitchen_settings (
      venue_id uuid primary key references venue on delete cascade,
      -- [{id, name, categories, items}] in the order in which they are shown
      stations jsonb not null,
      soon_minutes integer not null check (soon_minutes > 0),
      late_minutes integer not null check (late_minutes > 0),
      holds_courses boolean not null,
      changed_by text not null,
      changed_at timestamptz not null
    )`.execute(db);
};
