import type { PopularDish, PopularMode } from '@tableside/domain/popular';
import type { Run } from '../../database/database.ts';

/** How often a dish was ordered, by whole weeks ago. */
export type WeekCount = { readonly item_id: string; readonly week: number; readonly parties: number };

/**
 * Parties that ordered each dish since `since`, by weeks before `now`. Orders that the venue took count, rejected, failed
 * and unpaid ones do not. A table's party is its visit; where strangers share a counter, each phone is a party of its own.
 */
export const countOrders = (run: Run, venueId: string, since: Date, now: Date): Promise<WeekCount[]> =>
  run<WeekCount>(
    'popular-count',
    `select l.item_id, floor(extract(epoch from $3::timestamptz - o.placed_at) / 604800)::int as week,
       count(distinct case when t.order_type in ('pickup', 'self_service') then o.session_id else o.visit_id end)::int
         as parties
     from orders o join order_line l on l.order_id = o.id join venue_table t on t.id = o.table_id
     where o.venue_id = $1 and l.taken_off < l.quantity and o.placed_at > $2 and o.placed_at <= $3
       and o.status in ('active', 'partially_delivered', 'closed')
     group by 1, 2`,
    [venueId, since, now],
  );

/**
 * Venues with a menu whose orders count: last counted before `counted` and not tried since `tried`. Who was tried longest ago
 * is first, so that venues that cannot be counted do not keep the others waiting.
 */
export const venuesToCount = async (
  run: Run,
  due: { readonly counted: Date; readonly tried: Date },
  most: number,
): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'popular-due',
    `select v.id from venue v left join popular_dishes p on p.venue_id = v.id
     where v.menu_document_id is not null and coalesce(v.settings ->> 'popular', 'automatic') = 'automatic'
       and (p.venue_id is null
         or (coalesce(p.counted_at, '-infinity') <= $1 and p.tried_at <= $2))
     order by p.tried_at nulls first, v.id limit $3`,
    [due.counted, due.tried, most],
  );
  return rows.map(({ id }) => id);
};

/** Noted before it is tried: whatever then goes wrong, others come first next time. */
export const noteTried = async (run: Run, venueId: string, now: Date): Promise<void> => {
  await run(
    'popular-tried',
    `insert into popular_dishes (venue_id, tried_at) values ($1, $2)
     on conflict (venue_id) do update set tried_at = excluded.tried_at`,
    [venueId, now],
  );
};

export type Counted = { readonly counted_at: Date; readonly dishes: readonly PopularDish[] };

/** What guests' orders made popular when they were counted last; null when they never were. */
export const readCounted = async (run: Run, venueId: string): Promise<Counted | null> => {
  const [row] = await run<Counted>(
    'popular-read',
    'select counted_at, dishes from popular_dishes where venue_id = $1 and counted_at is not null',
    [venueId],
  );
  return row ?? null;
};

export const writeCounted = async (
  run: Run,
  venueId: string,
  { counted_at, dishes }: Counted,
): Promise<void> => {
  await run(
    'popular-write',
    `insert into popular_dishes (venue_id, counted_at, dishes, tried_at) values ($1, $2, $3, $2)
     on conflict (venue_id) do update set counted_at = excluded.counted_at, dishes = excluded.dishes`,
    [venueId, counted_at, JSON.stringify(dishes)],
  );
};

/** Who decides what is popular, held until the transaction ends. */
export const lockMode = async (run: Run, venueId: string): Promise<PopularMode> => {
  const [row] = await run<{ mode: PopularMode }>(
    'popular-mode-lock',
    `select coalesce(settings ->> 'popular', 'automatic') as mode from venue where id = $1 for no key update`,
    [venueId],
  );
  return row?.mode ?? 'automatic';
};

/** Who decides what is popular; every server and page sees the new revision. */
export const writeMode = async (run: Run, venueId: string, mode: PopularMode): Promise<void> => {
  await run(
    'popular-mode',
    `update venue set settings = settings || jsonb_build_object('popular', $2::text), revision = revision + 1
     where id = $1`,
    [venueId, mode],
  );
};
