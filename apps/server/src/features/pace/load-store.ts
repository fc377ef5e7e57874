import type { SlotLoad, StationLoad } from '@tableside/domain/pace';
import type { Run } from '../../database/database.ts';
import { HELD_LINE } from '../held-courses/index.ts';

/** Dishes that wait longer than this were forgotten, not made slowly. */
const FORGOTTEN_MS = 3 * 60 * 60_000;

/**
 * What stands at a venue's stations: dishes of accepted orders that are not made, dishes made within the window, and how
 * long the oldest waits. Courses that wait do not count, and of one that was fired the wait begins then. `now` in epoch ms.
 */
export const readStationLoads = (
  run: Run,
  venueId: string,
  now: number,
  windowMinutes: number,
): Promise<StationLoad[]> =>
  run<StationLoad>(
    'pace-station-loads',
    `select l.station,
       coalesce(sum(l.quantity - l.taken_off) filter (where m.made is null and o.closed_at is null), 0)::int as open,
       coalesce(sum(l.quantity) filter (where m.made > $3), 0)::int as done,
       coalesce(floor(extract(epoch from $2 - min(greatest(o.accepted_at, k.at))
         filter (where m.made is null and o.closed_at is null and l.taken_off < l.quantity)) / 60), 0)::int as "oldestMinutes"
     from orders o join order_line l on l.order_id = o.id
       left join kitchen_course k on k.order_id = o.id and k.course_id = l.course_id and not k.held
       cross join lateral (select least(l.ready_at, l.delivered_at) as made) m
     where o.venue_id = $1 and o.placed_at > $4 and o.status in ('active', 'partially_delivered', 'closed')
       and not ${HELD_LINE}
       and (o.closed_at is null or o.closed_at > $3)
     group by l.station order by l.station`,
    [venueId, new Date(now), new Date(now - windowMinutes * 60_000), new Date(now - FORGOTTEN_MS)],
  );

/** What a venue's slots hold from an instant on. */
export const readSlots = async (run: Run, venueId: string, from: Date): Promise<SlotLoad[]> => {
  const rows = await run<{ at: Date; orders: number; dishes: number }>(
    'pace-slots',
    `select slot_at as at, count(*)::int as orders, sum(slot_dishes)::int as dishes from orders
     where venue_id = $1 and slot_at >= $2 and status not in ('rejected', 'failed') group by slot_at`,
    [venueId, from],
  );
  return rows.map(({ at, orders, dishes }) => ({ start: at.getTime(), orders, dishes }));
};

/** Venues whose rush comes and goes by itself. */
export const readAutomaticVenues = async (run: Run): Promise<string[]> => {
  const rows = await run<{ id: string }>(
    'pace-automatic-venues',
    `select id from venue where (settings->'automaticRush'->>'enabled')::boolean`,
    [],
  );
  return rows.map(({ id }) => id);
};
