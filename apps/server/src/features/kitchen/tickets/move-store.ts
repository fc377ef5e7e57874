import type { Run } from '../../../database/database.ts';
import { HELD_LINE } from '../../held-courses/index.ts';

/** What moving lines of a locked order to another course came to. */
export type MovedLines = {
  /** How many of the ids are lines of the order. */
  readonly known: number;
  /** One of them, or something of the other course, is being made: then nothing was moved. */
  readonly going: boolean;
  readonly moved: number;
};

/** Moves lines that wait to a course, which waits from then on. */
export const moveToCourse = async (
  run: Run,
  orderId: string,
  lineIds: readonly string[],
  to: { readonly course: string; readonly at: Date; readonly by: string },
): Promise<MovedLines> => {
  const [row] = await run<MovedLines>(
    'kitchen-move-lines',
    `with line as materialized (
       select l.id, l.course_id, l.id::text = any($2::text[]) as wanted, l.taken_off < l.quantity
           and (l.ready_at is not null or l.delivered_at is not null or not ${HELD_LINE}) as going
       from order_line l join orders o on o.id = l.order_id where o.id = $1),
     looked as materialized (
       select count(*) filter (where wanted)::int as known,
         coalesce(bool_or(going) filter (where wanted or course_id = $3), false) as going from line),
     moving as (select line.id from line, looked where wanted and course_id is distinct from $3 and not looked.going),
     moved as (update order_line l set course_id = $3 from moving where l.id = moving.id returning l.id),
     waits as (
       insert into kitchen_course as k (order_id, course_id, held, at, by_name)
       select $1, $3, true, $4, $5 where exists (select from moving)
       on conflict (order_id, course_id) do update set held = true, at = excluded.at, by_name = excluded.by_name
         where not k.held)
     select looked.known, looked.going, (select count(*)::int from moved) as moved from looked`,
    [orderId, lineIds, to.course, to.at, to.by],
  );
  if (!row) throw new Error('the order is not there');
  return row;
};
