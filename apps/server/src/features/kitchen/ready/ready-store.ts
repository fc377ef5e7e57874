import type { Run } from '../../../database/database.ts';

/** An order at a counter, by the number people say aloud. */
export type CounterOrder = { readonly number: number; readonly ready_at: Date | null };

/** A venue by its slug with its counter's accepted orders: in the making, or called after `since`. Null: no venue. */
export const readCounter = async (
  run: Run,
  slug: string,
  since: Date,
): Promise<{
  readonly name: string;
  readonly language: string;
  readonly orders: readonly CounterOrder[];
} | null> => {
  const rows = await run<{ name: string; language: string; number: number | null; ready_at: Date | null }>(
    'kitchen-counter',
    `select v.name, v.settings ->> 'mainLanguage' as language, o.number, o.ready_at
     from venue v left join lateral (
       select o.number, o.closed_at as ready_at, o.placed_at
       from orders o join venue_table t on t.id = o.table_id
       where o.venue_id = v.id and t.order_type in ('pickup', 'self_service')
         and (o.status in ('active', 'partially_delivered') and o.closed_at is null
           or o.status = 'closed' and o.closed_at > $2)
       order by o.closed_at desc nulls last, o.placed_at limit 200) o on true
     where v.slug = $1
     order by o.ready_at desc nulls last, o.placed_at`,
    [slug, since],
  );
  const [first] = rows;
  if (!first) return null;
  const orders = rows.flatMap(({ number, ready_at }) => (number === null ? [] : [{ number, ready_at }]));
  return { name: first.name, language: first.language, orders };
};
