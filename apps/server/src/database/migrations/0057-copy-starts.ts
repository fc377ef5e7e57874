import { type Kysely, sql } from 'kysely';

/**
 * Starts after which payments may be missing, for each venue that was in the database then, and what its banks were asked
 * since. Before, the one row of `pulse` held the last start alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table copy_start (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      -- The last sign of life that came back, and when the server was started without what came after it.
      from_at timestamptz not null,
      found_at timestamptz not null,
      -- The database stood where it stands now: the server was away, and may have been set back.
      same_place boolean not null,
      unique (venue_id, found_at)
    )`.execute(db);
  await sql`
    create table copy_bank (
      copy_id uuid not null references copy_start on delete cascade,
      provider text not null,
      -- When its list was held against the books last; null: it has not answered yet, or has none.
      listed_at timestamptz,
      primary key (copy_id, provider)
    )`.execute(db);
  await sql`
    insert into copy_start (venue_id, from_at, found_at, same_place)
    select distinct a.venue_id, (a.data ->> 'compare_from_at')::timestamptz, (a.data ->> 'compare_until_at')::timestamptz, false
    from money_alert a where a.kind = 'copy_started' on conflict do nothing`.execute(db);
  await sql`
    insert into copy_bank (copy_id, provider)
    select distinct c.id, a.data ->> 'provider' from money_alert a join copy_start c
      on c.venue_id = a.venue_id and c.found_at = (a.data ->> 'compare_until_at')::timestamptz
    where a.kind = 'copy_started'`.execute(db);
  await sql`alter table pulse drop column gap_from, drop column gap_found_at`.execute(db);
};
