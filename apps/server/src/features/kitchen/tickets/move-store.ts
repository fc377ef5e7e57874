import type { DishStage } from '@tableside/domain/kitchen';
import type { Run } from '../../../database/database.ts';
import { HELD_LINE } from '../../held-courses/index.ts';

/** A dish of a locked order, as far as it matters with which course it comes. */
export type CourseLine = {
  readonly id: string;
  readonly course_id: string | null;
  readonly stage: DishStage;
  /** Not all of it was taken off. */
  readonly isWanted: boolean;
};

/** Dishes of a locked order, whatever became of them. */
export const readCourseLines = (run: Run, orderId: string): Promise<readonly CourseLine[]> =>
  run<CourseLine>(
    'kitchen-course-lines',
    `select l.id::text as id, l.course_id,
       case when l.ready_at is not null or l.delivered_at is not null then 'made'
         when ${HELD_LINE} then 'held' else 'going' end as stage,
       l.taken_off < l.quantity as "isWanted"
     from order_line l join orders o on o.id = l.order_id where o.id = $1`,
    [orderId],
  );

/**
 * Moves lines of a locked order to a course. How every course of it stood is written down first: which one is the first, and so is not
 * held by the rule, may be another afterwards, and nothing is fired or held by that.
 */
export const moveToCourse = async (
  run: Run,
  orderId: string,
  lineIds: readonly string[],
  to: { readonly course: string; readonly held: boolean; readonly at: Date; readonly by: string },
): Promise<void> => {
  await run(
    'kitchen-move-lines',
    `with stood as (
       insert into kitchen_course (order_id, course_id, held, at, by_name)
       select distinct on (l.course_id) o.id, l.course_id, ${HELD_LINE}, coalesce(o.accepted_at, $4), $5
       from order_line l join orders o on o.id = l.order_id
       where o.id = $1 and l.course_id is not null and l.taken_off < l.quantity
       on conflict (order_id, course_id) do nothing),
     begun as (
       insert into kitchen_course as k (order_id, course_id, held, at, by_name)
       select $1, $3, $6, $4, $5 where not exists (
         select from order_line l where l.order_id = $1 and l.course_id = $3 and l.taken_off < l.quantity)
       on conflict (order_id, course_id) do update set held = excluded.held, at = excluded.at, by_name = excluded.by_name
         where k.held <> excluded.held)
     update order_line set course_id = $3 where order_id = $1 and id::text = any($2::text[])`,
    [orderId, lineIds, to.course, to.at, to.by, to.held],
  );
};
