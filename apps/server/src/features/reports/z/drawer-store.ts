import type { Run } from '../../../database/database.ts';

/** A time that the drawer was opened and nothing was sold. */
export type Opening = {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
};

/** Those that no report names yet, failed ones left out. Written by the counter. */
export const openingsUnreported = (run: Run, venueId: string): Promise<Opening[]> =>
  run<Opening>(
    'z-drawer-openings',
    `select id, at, by_name as by, reason from drawer_opening
     where venue_id = $1 and payment_id is null and z_number is null and outcome <> 'failed' order by at, id`,
    [venueId],
  );

/** From now on a report names them. */
export const reportOpenings = async (run: Run, ids: readonly string[], z: number): Promise<void> => {
  if (ids.length === 0) return;
  await run('z-drawer-openings-reported', 'update drawer_opening set z_number = $2 where id = any($1)', [
    ids,
    z,
  ]);
};

export type DrawerBooked = {
  /** By how much the books say already that the drawer differed; minor units. */
  readonly booked: number;
  /** The closing that last wrote of it; null: none did. */
  readonly closing: string | null;
};

/**
 * What the books say of a drawer counted for a Z report that is not made yet, sealed or not. `since`: when the one before
 * was made. It only spares reading older books, and by far: clocks of servers differ, and one may be set back.
 */
export const drawerBooked = async (
  run: Run,
  venueId: string,
  z: number,
  since: Date | null,
): Promise<DrawerBooked> => {
  const [row] = await run<DrawerBooked>(
    'z-drawer-booked',
    `select coalesce(sum(l.amount), 0)::bigint as booked,
       (array_agg(coalesce(e.data ->> 'closing', 'unnamed') order by e.id desc))[1] as closing
     from journal_entry e join journal_line l on l.entry_id = e.id
     where e.venue_id = $1 and e.kind = 'drawer' and (e.data ->> 'z_report')::int = $2 and l.account = 'cash'
       and ($3::timestamptz is null or e.at >= $3::timestamptz - interval '1 day')`,
    [venueId, z, since],
  );
  return row ?? { booked: 0, closing: null };
};
