import { type Kysely, sql } from 'kysely';

/**
 * The floor plan: the order of a venue's areas, where its tables stand, and how often that was changed; and the hand of
 * the house, a session in which staff order for guests without a phone. Places are whole cells of a grid.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table floor_plan (
      venue_id uuid primary key references venue on delete cascade,
      -- Grows with each change: who arranged an older plan is told so.
      revision integer not null default 0,
      changed_by text,
      changed_at timestamptz not null
    )`.execute(db);
  // Tables name their area; an area without a row here comes after those that have one.
  await sql`
    create table floor_area (
      venue_id uuid not null references venue on delete cascade,
      name text not null,
      position integer not null,
      primary key (venue_id, name)
    )`.execute(db);
  // A table without a row stands where there is room.
  await sql`
    create table floor_place (
      table_id uuid primary key references venue_table on delete cascade,
      venue_id uuid not null references venue on delete cascade,
      x integer not null check (x >= 0),
      y integer not null check (y >= 0),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      shape text not null check (shape in ('square', 'round')),
      seats integer not null check (seats >= 0)
    )`.execute(db);
  await sql`create index floor_place_by_venue on floor_place (venue_id)`.execute(db);
  // A session of mode 'staff' belongs to no phone: nobody knows its token.
  await sql`alter table guest_session drop constraint guest_session_mode_check`.execute(db);
  await sql`
    alter table guest_session add constraint guest_session_mode_check check (mode in ('scan', 'preview', 'staff'))
  `.execute(db);
  await sql`create unique index one_staff_session_per_visit on guest_session (visit_id)
    where mode = 'staff' and ended_at is null`.execute(db);
};
