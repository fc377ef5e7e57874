import type { RatedAmount } from '@tableside/domain/vat';
import type { Run } from '../../../database/database.ts';

/**
 * What the entries `e` say of the rates of VAT: sales less what was taken off and given back. What an entry names no rate
 * of (sold before rates were kept, or a fee of the way to pay) is not in it. What was moved between bills is no sale.
 */
const rated = (entries: string): string => `
  with e as materialized (${entries}),
  part as (
    select (x ->> 'vat')::double precision as percent,
      case e.kind when 'sale' then 1 else -1 end * ((x ->> 'price')::bigint - (x ->> 'discount')::bigint) as amount
    from e cross join lateral jsonb_array_elements(e.data -> 'pieces') x
    where e.kind in ('sale', 'void') and x ->> 'kind' in ('item', 'fee')
    union all
    select (x ->> 'percent')::double precision, -(x ->> 'amount')::bigint
    from e cross join lateral jsonb_array_elements(e.data -> 'vat') x where e.kind = 'refund_due')
  select percent, sum(amount)::bigint as amount from part where percent is not null group by percent`;

/** Of a venue's journal between two instants. Minor units. */
export const ratedBetween = (run: Run, venueId: string, from: Date, to: Date): Promise<RatedAmount[]> =>
  run<RatedAmount>(
    'report-rates',
    rated('select kind, data from journal_entry where venue_id = $1 and at >= $2 and at < $3'),
    [venueId, from, to],
  );

/** Of a venue's journal after one sealed number and up to another. Minor units. */
export const ratedInSeals = (
  run: Run,
  venueId: string,
  { after, number }: { readonly after: number; readonly number: number },
): Promise<RatedAmount[]> =>
  run<RatedAmount>(
    'report-rates-sealed',
    rated(`select e.kind, e.data from journal_seal s
       join journal_entry e on e.id = case when s.kind = 'entry' then s.source_id::bigint end
     where s.venue_id = $1 and s.kind = 'entry' and s.number > $2 and s.number <= $3`),
    [venueId, after, number],
  );
