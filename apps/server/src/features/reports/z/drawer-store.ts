import type { Run } from '../../../database/database.ts';

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
