import { type Kysely, sql } from 'kysely';

/** What guests tell the kitchen about a dish, what it may contain beside what it does, and allergies that staff noted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_line
      add column note text not null default '' check (length(note) <= 140),
      add column may_contain jsonb not null default '[]',
      add column allergens_stated boolean not null default false`.execute(db);
  await sql`
    alter table orders add column allergy text not null default '' check (length(allergy) <= 140)`.execute(
    db,
  );
  // What the kitchen has on paper of it.
  await sql`alter table print_order add column allergy text not null default ''`.execute(db);
};
