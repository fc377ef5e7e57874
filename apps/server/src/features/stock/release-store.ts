import type { Run } from '../../database/database.ts';

/**
 * Gives back what portions of order lines hold of counted things, in key order as placing takes it. What staff counted after
 * the order was placed stays as they counted it: "sold out" must not come back by itself. Of ingredients it is what the line
 * took then; less was there than a portion may take: something may be had again. `given`: line and portions.
 */
// Materialized: PostgreSQL 18 crashes where it finds that both read the same line and takes one reading away.
const releaseClaims = (given: string): string => `
  with given as materialized (${given}),
  held as materialized (
    select o.venue_id, o.placed_at, x.kind, x.sellable_id, sum(g.portions * x.each)::int as pieces
    from given g join order_line l on l.id = g.line join orders o on o.id = l.order_id
    cross join lateral (
      select 'item' as kind, l.item_id as sellable_id, 1 as each
      union all select 'variation', l.variation_id, 1 where l.variation_id is not null
      union all select 'option', m ->> 'id', 1 from jsonb_array_elements(l.modifiers) m
      union all select 'ingredient', i.key, i.value::int from jsonb_each_text(l.ingredients) i) x
    group by 1, 2, 3, 4),
  keys as materialized (select distinct venue_id, kind, sellable_id from held),
  locked as materialized (
    select s.venue_id, s.kind, s.sellable_id, s.remaining, s.counted_at
    from keys k join stock s on s.venue_id = k.venue_id and s.kind = k.kind and s.sellable_id = k.sellable_id
    order by s.kind, s.sellable_id for update of s),
  back as materialized (
    select l.venue_id, l.kind, l.sellable_id, l.remaining, sum(h.pieces)::int as pieces
    from locked l join held h on h.venue_id = l.venue_id and h.kind = l.kind and h.sellable_id = l.sellable_id
    where l.counted_at is null or l.counted_at <= h.placed_at
    group by 1, 2, 3, 4)
  update stock s set remaining = s.remaining + b.pieces, updated_at = now() from back b
  where s.venue_id = b.venue_id and s.kind = b.kind and s.sellable_id = b.sellable_id
  returning b.remaining = 0 or (s.kind = 'ingredient' and b.remaining < (
    select coalesce(max(u.count) filter (where u.kind = 'item'), 0)
      + coalesce(max(u.count) filter (where u.kind = 'variation'), 0)
      + coalesce(sum(u.count) filter (where u.kind = 'option'), 0)
    from ingredient_use u where u.venue_id = s.venue_id and u.ingredient_id::text = s.sellable_id)) as was_out`;

/** What the undelivered lines of a locked order hold. Answers whether something is on the menu again that had run out. */
export const releaseStock = async (run: Run, orderId: string): Promise<boolean> => {
  const rows = await run<{ was_out: boolean }>(
    'order-release-stock',
    releaseClaims(`select l.id as line, l.quantity - l.taken_off as portions from order_line l
      where l.order_id = $1 and l.delivered_at is null and l.taken_off < l.quantity`),
    [orderId],
  );
  return rows.some(({ was_out }) => was_out);
};

/** As {@link releaseStock}, for portions that were taken off before anybody made them. */
export const releasePortions = async (
  run: Run,
  portions: readonly { readonly line: string; readonly portions: number }[],
): Promise<boolean> => {
  if (portions.length === 0) return false;
  const rows = await run<{ was_out: boolean }>(
    'order-release-portions',
    releaseClaims('select line, portions from jsonb_to_recordset($1::jsonb) as g(line uuid, portions int)'),
    [JSON.stringify(portions)],
  );
  return rows.some(({ was_out }) => was_out);
};
