import type { Run } from '../../../database/database.ts';
import type { IngredientUseTable } from '../../../database/schema.ts';
import { isUuid } from '../../../http/identifiers.ts';

export type Ingredient = { readonly id: string; readonly name: string };

/** A venue's ingredients by name. */
export const readIngredients = (run: Run, venueId: string): Promise<readonly Ingredient[]> =>
  run<Ingredient>(
    'ingredients',
    'select id, name from ingredient where venue_id = $1 order by lower(name), id',
    [venueId],
  );

export const hasIngredient = async (run: Run, venueId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const rows = await run('ingredient-known', 'select 1 from ingredient where venue_id = $1 and id = $2', [
    venueId,
    id,
  ]);
  return rows.length > 0;
};

/** What a name is refused for; null: it was written. */
export type NameProblem = 'taken' | 'full' | null;

/** Another ingredient; `most` is how many a venue has. */
export const insertIngredient = async (
  run: Run,
  venueId: string,
  name: string,
  most: number,
): Promise<{ readonly id: string | null; readonly problem: NameProblem }> => {
  const [row] = await run<{ id: string | null; full: boolean }>(
    'ingredient-insert',
    `with had as (select count(*) >= $3::int as full from ingredient where venue_id = $1),
     made as (
       insert into ingredient (venue_id, name) select $1, $2 from had where not had.full
       on conflict (venue_id, lower(name)) do nothing returning id)
     select (select id from made), had.full from had`,
    [venueId, name, most],
  );
  const id = row?.id ?? null;
  return { id, problem: id ? null : row?.full ? 'full' : 'taken' };
};

/** Null: there is none of this id. */
export const updateName = async (
  run: Run,
  venueId: string,
  id: string,
  name: string,
): Promise<{ readonly before: string; readonly problem: NameProblem } | null> => {
  const [row] = await run<{ before: string; taken: boolean }>(
    'ingredient-rename',
    `with old as materialized (select name from ingredient where venue_id = $1 and id = $2 for update),
     other as (select 1 from ingredient where venue_id = $1 and id <> $2 and lower(name) = lower($3)),
     named as (
       update ingredient set name = $3 where venue_id = $1 and id = $2 and not exists (select from other) returning 1)
     select old.name as before, exists (select from other) as taken from old`,
    [venueId, id, name],
  );
  return row ? { before: row.before, problem: row.taken ? 'taken' : null } : null;
};

/** Its count goes with it. Answers with its name; null: there is none. */
export const deleteIngredient = async (run: Run, venueId: string, id: string): Promise<string | null> => {
  const [row] = await run<{ name: string }>(
    'ingredient-delete',
    `with gone as (delete from ingredient where venue_id = $1 and id = $2 returning id, name),
     uncounted as (
       delete from stock s using gone where s.venue_id = $1 and s.kind = 'ingredient' and s.sellable_id = gone.id::text),
     unset as (
       delete from stock_par p using gone where p.venue_id = $1 and p.kind = 'ingredient' and p.sellable_id = gone.id::text)
     select name from gone`,
    [venueId, id],
  );
  return row?.name ?? null;
};

export type Link = Pick<IngredientUseTable, 'kind' | 'sellable_id' | 'count'>;

/** How many things are linked with an ingredient beside one. */
export const countLinks = async (
  run: Run,
  ingredient: string,
  { kind, sellable_id }: Pick<Link, 'kind' | 'sellable_id'>,
): Promise<number> => {
  const [row] = await run<{ links: number }>(
    'ingredient-links',
    `select count(*)::int as links from ingredient_use
     where ingredient_id = $1 and not (kind = $2 and sellable_id = $3)`,
    [ingredient, kind, sellable_id],
  );
  return row?.links ?? 0;
};

/** Says how much of an ingredient something takes, 0 for nothing. */
export const writeLink = async (
  run: Run,
  venueId: string,
  ingredient: string,
  { kind, sellable_id, count }: Link,
): Promise<void> => {
  await run(
    'ingredient-link',
    `with gone as (
       delete from ingredient_use where venue_id = $1 and kind = $3 and sellable_id = $4 and ingredient_id = $2
         and $5::int = 0)
     insert into ingredient_use (venue_id, ingredient_id, kind, sellable_id, count)
     select $1, $2, $3, $4, $5::int where $5::int > 0
     on conflict (venue_id, kind, sellable_id, ingredient_id) do update set count = excluded.count`,
    [venueId, ingredient, kind, sellable_id, count],
  );
};

/** What dishes take is read with the venue: whoever has it from before reads it anew. Last before the commit. */
export const noteUsesChanged = async (run: Run, venueId: string): Promise<void> => {
  await run('ingredient-uses-changed', 'update venue set revision = revision + 1 where id = $1', [venueId]);
};

export type Counted = { readonly before: number; readonly after: number };

/**
 * Adds to what is left beside what orders take at this moment. It is no count: what an order holds is given back all the
 * same. Null: nobody counts it.
 */
export const addToCount = async (
  run: Run,
  venueId: string,
  id: string,
  by: number,
  most: number,
): Promise<Counted | null> => {
  const [row] = await run<Counted>(
    'ingredient-count-add',
    `with old as materialized (
       select remaining from stock where venue_id = $1 and kind = 'ingredient' and sellable_id = $2 for update)
     update stock s set remaining = least($4::int, greatest(0, old.remaining + $3::int)), updated_at = now(), back_at = null,
       back_count = null
     from old where s.venue_id = $1 and s.kind = 'ingredient' and s.sellable_id = $2
     returning old.remaining as before, s.remaining as after`,
    [venueId, id, by, most],
  );
  return row ?? null;
};
