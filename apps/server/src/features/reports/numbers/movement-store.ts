import { minor } from '@tableside/domain/money';
import type { JournalTotal } from '@tableside/domain/reports';
import type { Run } from '../../../database/database.ts';

type Row = Omit<JournalTotal, 'personnelId' | 'takenBy'> & {
  readonly part: 'all' | 'day' | 'hour';
  readonly personnel_id: string | null;
  readonly taken_by: string | null;
  /** Place among the days asked for, from 1. */
  readonly day: number | null;
  /** Of the venue's clock, 0 to 23. */
  readonly hour: number | null;
};

/** The sums of a journal's entries: all of them, and the same by day and by hour without who and how. */
export type Movements = {
  readonly all: readonly JournalTotal[];
  readonly byDay: readonly (JournalTotal & { readonly day: number })[];
  readonly byHour: readonly (JournalTotal & { readonly hour: number })[];
};

/**
 * Lines of the entries `e`, added up three ways in one pass. The way a payment came stands in the entry of its capture,
 * who took it in the first event of those that staff took: both are sealed. `$2` holds the bounds of the days, `$3` the venue's zone.
 */
const summed = (entries: string): string => `
  with e as materialized (${entries}),
  known as materialized (
    select e.id, e.kind, e.anew, coalesce(e.method, case when e.kind <> 'capture' then (
        select c.data ->> 'method' from journal_entry c
        where c.payment_id = e.payment_id and c.kind = 'capture' order by c.id limit 1) end, p.method) as method,
      case when e.kind = 'capture' and p.taken_by is not null then coalesce((
        select ev.data ->> 'staff' from payment_event ev
        where ev.payment_id = p.id and ev.kind = 'created' and ev.source = 'staff' order by ev.id limit 1),
        p.taken_by) end as taken_by,
      width_bucket(e.at, $2::timestamptz[]) as day, extract(hour from e.at at time zone $3)::int as hour
    from e left join payment p on p.id = e.payment_id)
  select case when grouping(day) = 0 then 'day' when grouping(hour) = 0 then 'hour' else 'all' end as part,
    kind, anew, account, personnel_id, method, taken_by, day, hour,
    sum(amount)::bigint as amount, count(*)::int as entries
  from known join journal_line l on l.entry_id = known.id group by grouping sets (
    (kind, anew, account, personnel_id, method, taken_by), (kind, anew, account, day), (kind, anew, account, hour))`;

/** What of an entry matters here; a sale that says by whom is one written anew after a change. */
const ENTRY = `e.id, e.at, e.kind, e.kind = 'sale' and e.data ? 'by' as anew, e.payment_id, e.data ->> 'method' as method`;

const IN_PERIOD = summed(
  `select ${ENTRY} from journal_entry e where e.venue_id = $1 and e.at >= ($2::timestamptz[])[1]
     and e.at < ($2::timestamptz[])[array_upper($2::timestamptz[], 1)]`,
);
const IN_SEALS = summed(
  `select ${ENTRY} from journal_seal s
     join journal_entry e on e.id = case when s.kind = 'entry' then s.source_id::bigint end
   where s.venue_id = $1 and s.kind = 'entry' and s.number > $4 and s.number <= $5`,
);

const movementOf = (row: Row): JournalTotal => ({
  kind: row.kind,
  anew: row.anew,
  account: row.account,
  amount: minor(row.amount),
  entries: row.entries,
  personnelId: row.personnel_id,
  method: row.method,
  takenBy: row.taken_by,
});

const sorted = (rows: readonly Row[]): Movements => ({
  all: rows.filter(({ part }) => part === 'all').map(movementOf),
  byDay: rows.flatMap(row => (row.part === 'day' ? [{ ...movementOf(row), day: row.day ?? 0 }] : [])),
  byHour: rows.flatMap(row => (row.part === 'hour' ? [{ ...movementOf(row), hour: row.hour ?? 0 }] : [])),
});

/** A venue's journal between the first and the last of `bounds` (epoch milliseconds), with each day between two of them. */
export const movementsBetween = async (
  run: Run,
  venueId: string,
  bounds: readonly number[],
  timeZone: string,
): Promise<Movements> =>
  sorted(await run<Row>('report-movements', IN_PERIOD, [venueId, bounds.map(at => new Date(at)), timeZone]));

/** A venue's journal after one sealed number and up to another. */
export const movementsSealed = async (
  run: Run,
  venueId: string,
  { after, number }: { readonly after: number; readonly number: number },
): Promise<readonly JournalTotal[]> =>
  sorted(await run<Row>('report-movements-sealed', IN_SEALS, [venueId, [new Date(0)], 'UTC', after, number]))
    .all;

/** SQL: the accounts whose sum, turned around, is what was sold in the end: the figure `net`. */
export const NET_ACCOUNTS = "('sales', 'discounts', 'loyalty_discounts', 'fees', 'transaction_fees')";

/** What was sold in the end between two instants, in minor units: the figure `net` alone, for comparisons. */
export const netBetween = async (run: Run, venueId: string, from: Date, to: Date): Promise<number> => {
  const [row] = await run<{ net: number }>(
    'report-net',
    `select coalesce(-sum(l.amount), 0)::bigint as net
     from journal_entry e join journal_line l on l.entry_id = e.id
     where e.venue_id = $1 and e.at >= $2 and e.at < $3 and l.account in ${NET_ACCOUNTS}`,
    [venueId, from, to],
  );
  return row?.net ?? 0;
};

/** When the first and the last entry of sealed numbers were written; null: there are none. */
export const spanOfSeals = async (
  run: Run,
  venueId: string,
  { after, number }: { readonly after: number; readonly number: number },
): Promise<{ readonly first: Date; readonly last: Date } | null> => {
  const [row] = await run<{ first: Date | null; last: Date | null }>(
    'report-seal-span',
    `select min(e.at) as first, max(e.at) as last from journal_seal s
       join journal_entry e on e.id = case when s.kind = 'entry' then s.source_id::bigint end
     where s.venue_id = $1 and s.kind = 'entry' and s.number > $2 and s.number <= $3`,
    [venueId, after, number],
  );
  return row?.first && row.last ? { first: row.first, last: row.last } : null;
};
