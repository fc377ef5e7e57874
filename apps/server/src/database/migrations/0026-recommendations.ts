import { type Kysely, sql } from 'kysely';

/** What guests' orders made popular, and what a venue suggests beside the cart. Dishes by the ids of the menu document. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table popular_dishes (
      venue_id uuid primary key references venue on delete cascade,
      counted_at timestamptz not null,
      -- [{id, parties}], the most wanted first; nothing about who ordered.
      dishes jsonb not null
    )`.execute(db);
  await sql`
    create table suggestion (
      venue_id uuid not null references venue on delete cascade,
      -- The dish it goes with; empty: it goes with everything.
      for_item text not null,
      item_id text not null,
      position integer not null,
      primary key (venue_id, for_item, item_id)
    )`.execute(db);
};
