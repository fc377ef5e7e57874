import { type Kysely, sql } from 'kysely';

/** What is counted by the piece and shared by dishes: a bun that two burgers take. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table ingredient (
      id uuid primary key default gen_random_uuid(),
      venue_id uuid not null references venue on delete cascade,
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index ingredient_by_name on ingredient (venue_id, lower(name))`.execute(db);
  // Dishes are named by id alone, as in stock: one that is only in the draft can be linked before guests see it.
  await sql`
    create table ingredient_use (
      venue_id uuid not null references venue on delete cascade,
      kind text not null check (kind in ('item', 'variation', 'option')),
      sellable_id text not null,
      ingredient_id uuid not null references ingredient on delete cascade,
      count integer not null check (count between 1 and 20),
      primary key (venue_id, kind, sellable_id, ingredient_id)
    )`.execute(db);
  await sql`create index ingredient_use_by_ingredient on ingredient_use (ingredient_id)`.execute(db);
  for (const table of ['stock', 'stock_par']) {
    const kinds =
      table === 'stock'
        ? `'item', 'variation', 'option', 'category', 'ingredient'`
        : `'item', 'variation', 'option', 'ingredient'`;
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_kind_check`)}`.execute(db);
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_kind_check`)} check (kind in (${sql.raw(kinds)}))`.execute(
      db,
    );
  }
  // What one portion took when it was ordered, by ingredient: links that change afterwards give nothing else back.
  await sql`alter table order_line add column ingredients jsonb`.execute(db);
};
