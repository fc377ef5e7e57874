import type { TakingsDay } from '@tableside/domain/home';
import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';
import { NET_ACCOUNTS } from '../reports/index.ts';
import type { HomeDay } from './days.ts';

/** `hour`: the place of the hour in its business day, by the clock on the wall. */
type Row = { readonly place: number; readonly hour: number; readonly net: number; readonly soFar: number };

/** SQL: the days that were asked for, each with its place from 1. */
const DAYS = `unnest($2::timestamptz[], $3::timestamptz[], $4::timestamptz[])
    with ordinality as d(from_at, until_at, to_at, place)`;
const bounds = (days: readonly HomeDay[]): [Date[], Date[], Date[]] => [
  days.map(({ from }) => from),
  days.map(({ until }) => until),
  days.map(({ to }) => to),
];

/** What each of the days took, in their order. */
export const takingsOf = async (
  run: Run,
  venueId: string,
  days: readonly HomeDay[],
  { timeZone, dayCutoffMinutes }: Pick<VenueSettings, 'timeZone' | 'dayCutoffMinutes'>,
): Promise<TakingsDay[]> => {
  const rows = await run<Row>(
    'home-takings',
    `select d.place::int as place,
       floor(extract(epoch from (e.at at time zone $5)
         - ((d.from_at at time zone $5)::date + make_interval(hours => $6::int))) / 3600)::int as hour,
       (-sum(l.amount))::bigint as net,
       coalesce(-sum(l.amount) filter (where e.at < d.until_at), 0)::bigint as "soFar"
     from ${DAYS}
     join journal_entry e on e.venue_id = $1 and e.at >= d.from_at and e.at < d.to_at
     join journal_line l on l.entry_id = e.id and l.account in ${NET_ACCOUNTS}
     group by 1, 2`,
    [venueId, ...bounds(days), timeZone, Math.trunc(dayCutoffMinutes / 60)],
  );
  return days.map((_, index) => {
    const mine = rows.filter(({ place }) => place === index + 1);
    return {
      soFar: mine.reduce((all, { soFar }) => all + soFar, 0),
      whole: mine.reduce((all, { net }) => all + net, 0),
      hours: new Map(mine.map(({ hour, net }) => [hour, net])),
    };
  });
};

/** Seconds that parties stayed whose visit ended on each of the days so far; null: none did. One that nobody ended for hours was forgotten. */
export const staysOf = async (
  run: Run,
  venueId: string,
  days: readonly HomeDay[],
): Promise<(number | null)[]> => {
  const rows = await run<{ place: number; seconds: number }>(
    'home-stays',
    `select d.place::int as place, round(avg(extract(epoch from v.closed_at - v.opened_at)))::int as seconds
     from ${DAYS}
     join table_visit v on v.venue_id = $1 and v.opened_at >= d.from_at - interval '6 hours' and v.opened_at < d.to_at
       and v.closed_at >= d.from_at and v.closed_at < d.until_at
     where v.shared and v.closed_at < v.opened_at + interval '6 hours'
       and exists (select from bill b where b.visit_id = v.id and b.subtotal > 0)
     group by 1`,
    [venueId, ...bounds(days)],
  );
  return days.map((_, index) => rows.find(({ place }) => place === index + 1)?.seconds ?? null);
};
