import type { Run } from '../../../database/database.ts';

/** That a course waits until somebody fires it, or is made at once. */
export type CourseSaid = { readonly course_id: string; readonly held: boolean };

/** Whether later courses wait until staff fire them, where nobody said otherwise. */
export const holdsCourses = async (run: Run, venueId: string): Promise<boolean> => {
  const [row] = await run<{ holds: boolean }>(
    'staff-order-holds',
    'select holds_courses as holds from kitchen_settings where venue_id = $1',
    [venueId],
  );
  return row?.holds ?? true;
};

/** Notes what staff said of the courses of an order that they wrote down: who, and when. */
export const writeCoursesSaid = async (
  run: Run,
  orderId: string,
  courses: readonly CourseSaid[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> => {
  if (courses.length === 0) return;
  await run(
    'staff-order-courses',
    `insert into kitchen_course (order_id, course_id, held, at, by_name)
     select $1, s.course_id, bool_or(s.held), $4, $5 from unnest($2::text[], $3::boolean[]) as s(course_id, held)
     group by s.course_id`,
    [orderId, courses.map(({ course_id }) => course_id), courses.map(({ held }) => held), at, by],
  );
};
