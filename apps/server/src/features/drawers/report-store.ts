import type { Run } from '../../database/database.ts';

/** A drawer as a Z report says of it; minor units. */
export type ReportedDrawer = {
  readonly id: string;
  readonly name: string;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
  readonly float: number;
  /** Of an open one: what it holds by the records up to the seal. */
  readonly expected: number;
  readonly counted: number | null;
  /** Something of it is in the books and not sealed yet: the report would say what its records do not. */
  readonly unsealed: boolean;
};

/** The drawers that no Z report spoke of as counted, by what was sealed up to a number; the earliest first. */
export const drawersToReport = (run: Run, venueId: string, seal: number): Promise<ReportedDrawer[]> =>
  run<ReportedDrawer>(
    'drawers-to-report',
    `select d.id, coalesce(u.name, '') as name, d.opened_at as "openedAt", d.closed_at as "closedAt", d.float, d.counted,
       coalesce(d.expected, d.float + j.sealed + m.moved)::bigint as expected, j.unsealed > 0 as unsealed
     from cash_drawer d left join auth_user u on u.id = d.user_id
       cross join lateral (
         select coalesce(sum(l.amount) filter (where s.number <= $2), 0) as sealed,
           count(*) filter (where s.number is null or s.number > $2) as unsealed
         from journal_entry e join journal_line l on l.entry_id = e.id and l.account = 'cash'
           left join journal_seal s on s.kind = 'entry' and s.source_id = e.id::text
         where e.data ->> 'drawer' = d.id::text) j
       cross join lateral (
         select coalesce(sum(case m.kind when 'from_house' then m.amount when 'to_house' then -m.amount else 0 end), 0) as moved
         from drawer_move m where m.drawer_id = d.id) m
     where d.venue_id = $1 and d.z_report is null order by d.opened_at, d.id`,
    [venueId, seal],
  );

/** A Z report speaks of these. */
export const markReported = async (
  run: Run,
  venueId: string,
  ids: readonly string[],
  z: number,
): Promise<void> => {
  await run(
    'drawers-reported',
    'update cash_drawer set z_report = $3 where venue_id = $1 and id = any($2::uuid[])',
    [venueId, ids, z],
  );
};
