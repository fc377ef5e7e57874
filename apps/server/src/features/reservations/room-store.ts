import { USUAL_SEATS } from '@tableside/domain/floor';
import type { SeatedTable, Span, Taken } from '@tableside/domain/reservations';
import type { Run } from '../../database/database.ts';

/** One at a time looks for a table of a venue and takes it: of two who want the last one, one gets it. */
export const lockRoom = async (run: Run, venueId: string): Promise<void> => {
  await run('reservation-lock', 'select pg_advisory_xact_lock(hashtext($1), hashtext($2))', [
    'reservations',
    venueId,
  ]);
};

export type NamedTable = SeatedTable & { readonly name: string };

/** Tables that people sit at, in the order of the floor; counters and kiosks are none. */
export const reservableTables = (run: Run, venueId: string): Promise<NamedTable[]> =>
  run<NamedTable>(
    'reservation-tables',
    `select t.id, t.name, t.area, coalesce(p.seats, $2)::int as seats from venue_table t
     left join floor_place p on p.table_id = t.id
     left join floor_area a on a.venue_id = t.venue_id and a.name = t.area
     where t.venue_id = $1 and t.retired_at is null and t.order_type = 'default' and coalesce(p.seats, $2) > 0
     order by a.position nulls last, t.position, t.name, t.id`,
    [venueId, USUAL_SEATS],
  );

/** Who sits for longer than was meant still sits for so long. */
const STILL = '20 minutes';
/** Who sat down without a reservation is counted with so long. */
const WALKED_IN = '2 hours';

/** Which tables are somebody's in a span of time: reserved, or sat at now. `but` is left out. */
export const takenIn = async (
  run: Run,
  venueId: string,
  span: Span,
  { now, but }: { readonly now: number; readonly but: string | null },
): Promise<Taken[]> => {
  const rows = await run<{ tables: string[]; from: Date; to: Date }>(
    'reservation-taken',
    `select table_ids as tables, starts_at as "from", ends_at as "to" from reservation
     where venue_id = $1 and state = 'booked' and starts_at < $3 and ends_at > $2 and id is distinct from $5
       and cardinality(table_ids) > 0
     union all
     select array_append(coalesce(r.table_ids[2:], '{}'), v.table_id), v.opened_at,
       greatest(coalesce(r.ends_at, v.opened_at + interval '${WALKED_IN}'), $4::timestamptz + interval '${STILL}')
     from table_visit v left join reservation r on r.visit_id = v.id and r.state = 'seated'
     where v.venue_id = $1 and v.closed_at is null and v.shared and v.opened_at < $3`,
    [venueId, new Date(span.from), new Date(span.to), new Date(now), but],
  );
  return rows.map(({ tables, from, to }) => ({ tables, from: from.getTime(), to: to.getTime() }));
};
