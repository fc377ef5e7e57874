import type { Run } from '../../database/database.ts';
import type { StockKind } from '../../database/schema.ts';
import { idOf, type Sellable } from './sellables.ts';

type StockRow = { kind: StockKind; id: string; remaining: number };

/** What became of one counted thing: what was left before, and whether it was enough. */
export type Taken = { readonly key: Sellable; readonly before: number; readonly enough: boolean };

const kindOf = (key: Sellable): string => key.slice(0, key.indexOf(':'));

const asRows = (pieces: ReadonlyMap<Sellable, number>): string =>
  JSON.stringify([...pieces].map(([key, count]) => ({ kind: kindOf(key), id: idOf(key), pieces: count })));

/**
 * Takes pieces from the counted things among them, in the caller's transaction, one after the other in key order so
 * that two orders never wait for each other. Things without a row are plenty and are not answered. One statement. What is left is
 * looked at by the change itself: what was read with the lock may be of before somebody else's change.
 */
export const takeStock = async (
  run: Run,
  venueId: string,
  pieces: ReadonlyMap<Sellable, number>,
): Promise<Taken[]> => {
  const rows = await run<StockRow & { enough: boolean }>(
    'stock-take',
    `with wanted as materialized (select * from jsonb_to_recordset($2::jsonb) as w(kind text, id text, pieces int)),
     locked as materialized (
       select s.kind, s.sellable_id, s.remaining, w.pieces from stock s
       join wanted w on w.kind = s.kind and w.id = s.sellable_id
       where s.venue_id = $1 order by s.kind, s.sellable_id for update of s),
     taken as (
       update stock s set remaining = s.remaining - l.pieces, updated_at = now() from locked l
       where s.venue_id = $1 and s.kind = l.kind and s.sellable_id = l.sellable_id and s.remaining >= l.pieces
       returning s.kind, s.sellable_id, s.remaining + l.pieces as before)
     select l.kind, l.sellable_id as id, coalesce(t.before, least(l.remaining, l.pieces - 1)) as remaining,
       t.before is not null as enough
     from locked l left join taken t using (kind, sellable_id)`,
    [venueId, asRows(pieces)],
  );
  return rows.map(row => ({ key: `${row.kind}:${row.id}`, before: row.remaining, enough: row.enough }));
};

/** What is left of something, and when it comes back by itself where it is sold out until then. */
export type Left = { readonly remaining: number; readonly backAt: Date | null };

/** Everything counted at a venue, by what it is. */
export const readStock = async (run: Run, venueId: string): Promise<ReadonlyMap<Sellable, Left>> => {
  const rows = await run<Left & { key: Sellable }>(
    'stock-of-venue',
    `select kind || ':' || sellable_id as key, remaining, case when remaining = 0 then back_at end as "backAt"
     from stock where venue_id = $1`,
    [venueId],
  );
  return new Map(rows.map(({ key, ...left }) => [key, left]));
};

/** What was left before (null: plenty), and whether it was sold out until a time. */
export type Before = { readonly remaining: number | null; readonly wasComing: boolean };

/** Sets what is left (null: plenty) and notes who did. Answers with how it was before. */
export const writeStock = async (
  run: Run,
  change: {
    readonly venueId: string;
    readonly kind: StockKind;
    readonly id: string;
    readonly remaining: number | null;
    /** When it comes back by itself, with how many (null: plenty); null: not by itself. */
    readonly back: { readonly at: Date; readonly count: number | null } | null;
    readonly actor: string;
    readonly at: Date;
  },
): Promise<Before> => {
  const [row] = await run<Before>(
    'stock-set',
    `with before as materialized (
       select remaining, back_at from stock where venue_id = $1 and kind = $2 and sellable_id = $3 for update),
     gone as (
       delete from stock where venue_id = $1 and kind = $2 and sellable_id = $3 and $4::int is null returning 1),
     counted as (
       insert into stock (venue_id, kind, sellable_id, remaining, counted_at, back_at, back_count)
       select $1, $2, $3, $4::int, $6, $7::timestamptz, $8::int where $4::int is not null
       on conflict (venue_id, kind, sellable_id) do update set remaining = excluded.remaining, updated_at = now(),
         counted_at = excluded.counted_at, back_at = excluded.back_at, back_count = excluded.back_count
       returning 1),
     noted as (
       insert into audit_log (venue_id, actor, action, subject, data)
       values ($1, $5, 'stock-set', $2 || ':' || $3, jsonb_build_object('remaining', $4::int)
           || case when $7::timestamptz is null then '{}'::jsonb else jsonb_build_object('back_at', $7::timestamptz) end)
       returning 1)
     select (select remaining from before) as remaining,
       coalesce((select back_at is not null from before), false) as "wasComing"`,
    [
      change.venueId,
      change.kind,
      change.id,
      change.remaining,
      change.actor,
      change.at,
      change.back?.at ?? null,
      change.back?.count ?? null,
    ],
  );
  return row ?? { remaining: null, wasComing: false };
};

/** Categories that staff paused, by id, with when. */
export const readPausedCategories = async (run: Run, venueId: string): Promise<Map<string, Date>> => {
  const rows = await run<{ id: string; at: Date }>(
    'stock-paused-categories',
    `select sellable_id as id, coalesce(counted_at, updated_at) as at from stock where venue_id = $1 and kind = 'category'`,
    [venueId],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
};

/** Pauses a category or brings it back; false when it is so already. */
export const writeCategoryPause = async (
  run: Run,
  venueId: string,
  categoryId: string,
  paused: boolean,
  at: Date,
): Promise<boolean> => {
  const rows = paused
    ? await run(
        'stock-category-pause',
        `insert into stock (venue_id, kind, sellable_id, remaining, counted_at) values ($1, 'category', $2, 0, $3)
         on conflict do nothing returning 1`,
        [venueId, categoryId, at],
      )
    : await run(
        'stock-category-back',
        `delete from stock where venue_id = $1 and kind = 'category' and sellable_id = $2 returning 1`,
        [venueId, categoryId],
      );
  return rows.length > 0;
};
