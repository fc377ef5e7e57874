import { type Kysely, sql } from 'kysely';

/** Who worked when. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table work_shift (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      -- An account, also of somebody who left: a restored venue may know them by nothing but this.
      user_id text not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      -- Of breaks that are over.
      break_ms bigint not null default 0 check (break_ms >= 0),
      break_since timestamptz,
      -- The end was said afterwards, by its own person.
      told_later boolean not null default false,
      corrected_by text,
      corrected_at timestamptz,
      reason text,
      -- Raised by each change.
      version integer not null default 1,
      constraint shift_ends_after_it_began check (ended_at >= started_at),
      constraint no_break_in_a_shift_that_is_over check (ended_at is null or break_since is null),
      constraint correction_has_a_reason check ((corrected_by is null) = (reason is null)
        and (corrected_by is null) = (corrected_at is null))
    )`.execute(db);
  // One runs at a time, from however many tablets it is begun.
  await sql`create unique index work_shift_running on work_shift (venue_id, user_id) where ended_at is null`.execute(
    db,
  );
  await sql`create index work_shift_by_start on work_shift (venue_id, started_at)`.execute(db);
};
