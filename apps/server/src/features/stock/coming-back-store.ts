import type { Run } from '../../database/database.ts';
import type { StockKind } from '../../database/schema.ts';
import type { Sellable } from './sellables.ts';

/** Puts back what was sold out until now; answers the venues whose menus change with it. One statement. */
export const putBackDue = async (run: Run, now: Date): Promise<readonly string[]> => {
  const rows = await run<{ venue_id: string }>(
    'stock-put-back',
    `with due as materialized (
       select venue_id, kind, sellable_id, back_count from stock where back_at <= $1
       order by venue_id, kind, sellable_id for update),
     plenty as (
       delete from stock s using due d where d.back_count is null
         and s.venue_id = d.venue_id and s.kind = d.kind and s.sellable_id = d.sellable_id returning 1),
     counted as (
       update stock s set remaining = d.back_count, back_at = null, back_count = null, counted_at = $1, updated_at = now()
       from due d where d.back_count is not null
         and s.venue_id = d.venue_id and s.kind = d.kind and s.sellable_id = d.sellable_id returning 1),
     noted as (
       insert into audit_log (venue_id, actor, action, subject, data)
       select venue_id, 'system', 'stock-set', kind || ':' || sellable_id, jsonb_build_object('remaining', back_count)
       from due returning 1)
     select distinct venue_id from due`,
    [now],
  );
  return rows.map(({ venue_id }) => venue_id);
};

/** With how many pieces each business day begins. */
export const readPars = async (run: Run, venueId: string): Promise<ReadonlyMap<Sellable, number>> => {
  const rows = await run<{ key: Sellable; pieces: number }>(
    'stock-pars',
    `select kind || ':' || sellable_id as key, pieces from stock_par where venue_id = $1`,
    [venueId],
  );
  return new Map(rows.map(({ key, pieces }) => [key, pieces]));
};

/** Sets with how many pieces each business day after `today` begins; null: nothing is put anew. */
export const writePar = async (
  run: Run,
  par: {
    readonly venueId: string;
    readonly kind: StockKind;
    readonly id: string;
    readonly pieces: number | null;
    readonly today: string;
  },
): Promise<void> => {
  await run(
    'stock-par-write',
    `with gone as (
       delete from stock_par where venue_id = $1 and kind = $2 and sellable_id = $3 and $4::int is null)
     insert into stock_par (venue_id, kind, sellable_id, pieces, put_on)
     select $1, $2, $3, $4::int, $5::date where $4::int is not null
     on conflict (venue_id, kind, sellable_id) do update set pieces = excluded.pieces`,
    [par.venueId, par.kind, par.id, par.pieces, par.today],
  );
};

/** Venues with something that each day begins with, and the earliest day that anything of them was put on. */
export const venuesWithPars = async (
  run: Run,
): Promise<readonly { readonly venueId: string; readonly putOn: string }[]> =>
  run(
    'stock-par-venues',
    'select venue_id as "venueId", min(put_on) as "putOn" from stock_par group by 1',
    [],
  );

/** Begins a venue's day with its pieces; false where another server has. One statement. */
export const putOnPars = async (run: Run, venueId: string, today: string, now: Date): Promise<boolean> => {
  const rows = await run(
    'stock-par-put-on',
    `with due as (
       update stock_par set put_on = $2::date where venue_id = $1 and put_on < $2::date
       returning kind, sellable_id, pieces),
     counted as (
       insert into stock (venue_id, kind, sellable_id, remaining, counted_at)
       select $1, kind, sellable_id, pieces, $3 from due order by kind, sellable_id
       on conflict (venue_id, kind, sellable_id) do update set remaining = excluded.remaining, updated_at = now(),
         counted_at = excluded.counted_at, back_at = null, back_count = null
       returning 1),
     noted as (
       insert into audit_log (venue_id, actor, action, subject, data)
       select $1, 'system', 'stock-set', kind || ':' || sellable_id, jsonb_build_object('remaining', pieces) from due
       returning 1)
     select 1 from due`,
    [venueId, today, now],
  );
  return rows.length > 0;
};
