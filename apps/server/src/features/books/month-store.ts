import type { JournalSum, RateSum } from '@tableside/domain/books';
import { minor } from '@tableside/domain/money';
import { addDays, type Day } from '@tableside/domain/schedule';
import type { Run } from '../../database/database.ts';

type SumRow = Omit<JournalSum, 'day' | 'amount'> & { readonly day: number; readonly amount: number };
type RateRow = Omit<RateSum, 'day' | 'amount'> & { readonly day: number; readonly amount: number };

/** `$2` holds where each day begins, and where the last one ends: `day` is a place among them, from 1. */
const ENTRIES = `
  select e.id, e.kind, e.data, width_bucket(e.at, $2::timestamptz[]) as day from journal_entry e
  where e.venue_id = $1 and e.at >= ($2::timestamptz[])[1]
    and e.at < ($2::timestamptz[])[array_upper($2::timestamptz[], 1)]`;

/** A venue's journal by day, kind of entry and account. */
export const journalSums = async (
  run: Run,
  venueId: string,
  from: Day,
  bounds: readonly Date[],
): Promise<JournalSum[]> => {
  const rows = await run<SumRow>(
    'books-sums',
    `with e as materialized (${ENTRIES})
     select e.day, e.kind, l.account, sum(l.amount)::bigint as amount
     from e join journal_line l on l.entry_id = e.id
     group by e.day, e.kind, l.account having sum(l.amount) <> 0 order by 1, 2, 3`,
    [venueId, bounds],
  );
  return rows.map(row => ({ ...row, day: addDays(from, row.day - 1), amount: minor(row.amount) }));
};

/** What those entries say of the rates of VAT of what they sold; what names none is not in it. */
export const rateSums = async (
  run: Run,
  venueId: string,
  from: Day,
  bounds: readonly Date[],
): Promise<RateSum[]> => {
  const rows = await run<RateRow>(
    'books-rates',
    `with e as materialized (${ENTRIES}),
     part as (
       select e.day, e.kind, (x ->> 'vat')::double precision as percent,
         case e.kind when 'sale' then 1 else -1 end * ((x ->> 'price')::bigint - (x ->> 'discount')::bigint) as amount
       from e cross join lateral jsonb_array_elements(e.data -> 'pieces') x
       where e.kind in ('sale', 'void') and x ->> 'kind' in ('item', 'fee')
       union all
       select e.day, e.kind, (x ->> 'percent')::double precision, -(x ->> 'amount')::bigint
       from e cross join lateral jsonb_array_elements(e.data -> 'vat') x where e.kind = 'refund_due')
     select day, kind, percent, sum(amount)::bigint as amount from part where percent is not null
     group by day, kind, percent having sum(amount) <> 0 order by 1, 2, 3`,
    [venueId, bounds],
  );
  return rows.map(row => ({ ...row, day: addDays(from, row.day - 1), amount: minor(row.amount) }));
};
