import type { Run } from '../../../database/database.ts';
import { OFF } from './ticket-store.ts';

/** What marking did to lines of a locked order. */
export type Marked = {
  /** How many of the ids are lines of the order. */
  readonly known: number;
  readonly changed: number;
  /** Who had done it before, where it was so already. */
  readonly by: string | null;
  /** Whether every line of the order is made or brought. */
  readonly all: boolean;
  /** The order is at a counter, where its guest comes for it. */
  readonly counter: boolean;
};

/**
 * Marks lines of a locked order made by somebody at a time, or with null to be made again. What of them was taken off is
 * seen by whoever marks them, and of a line of which nothing is left nothing is made.
 */
export const markReady = async (
  run: Run,
  orderId: string,
  lineIds: readonly string[],
  made: { readonly at: Date; readonly by: string } | null,
): Promise<Marked> => {
  const [row] = await run<Marked>(
    'kitchen-mark-ready',
    `with wanted as materialized (
       select l.id, l.ready_at, l.ready_by, l.taken_off_seen, ${OFF} as off, ${OFF} >= l.quantity as is_off
       from order_line l join orders o on o.id = l.order_id where l.order_id = $1 and l.id::text = any($2::text[])),
     changed as (
       update order_line l set
         ready_at = case when w.is_off or l.ready_at is not null and $3::timestamptz is not null then l.ready_at else $3 end,
         ready_by = case when w.is_off or l.ready_at is not null and $3::timestamptz is not null then l.ready_by else $4 end,
         taken_off_seen = case when $3::timestamptz is null then l.taken_off_seen else w.off end,
         note_was = case when $3::timestamptz is null then l.note_was end
       from wanted w
       where l.id = w.id and (not w.is_off and (w.ready_at is null) <> ($3::timestamptz is null)
         or $3::timestamptz is not null and w.off > w.taken_off_seen) returning l.id)
     select (select count(*)::int from wanted) as known, (select count(*)::int from changed) as changed,
       (select max(ready_by) from wanted where ready_at is not null and $3::timestamptz is not null) as by,
       not exists (select from order_line l where l.order_id = $1 and l.delivered_at is null and l.taken_off < l.quantity
         and case when l.id in (select id from wanted) then $3::timestamptz is null else l.ready_at is null end) as all,
       t.order_type in ('pickup', 'self_service') as counter
     from orders o join venue_table t on t.id = o.table_id where o.id = $1`,
    [orderId, lineIds, made?.at ?? null, made?.by ?? null],
  );
  if (!row) throw new Error('the order is not there');
  return row;
};

/** The kitchen has seen that these lines of a locked order that ended are off; answers with how many were news to it. */
export const markSeen = async (run: Run, orderId: string, lineIds: readonly string[]): Promise<number> => {
  const rows = await run(
    'kitchen-mark-seen',
    `update order_line l set taken_off_seen = ${OFF} from orders o
     where o.id = $1 and l.order_id = o.id and l.id::text = any($2::text[]) and ${OFF} > l.taken_off_seen returning 1`,
    [orderId, lineIds],
  );
  return rows.length;
};

/** The guest at the counter is called: what was made counts as handed over. */
export const markHanded = async (run: Run, orderId: string, at: Date): Promise<void> => {
  await run(
    'kitchen-mark-handed',
    'update order_line set delivered_at = $2 where order_id = $1 and delivered_at is null and taken_off < quantity',
    [orderId, at],
  );
};

/** Notes that a course of a locked order is held or fired. `by`: who had said so before; null: nobody, it is changed. */
export const writeCourse = async (
  run: Run,
  orderId: string,
  course: { readonly id: string | null; readonly held: boolean; readonly at: Date; readonly by: string },
): Promise<{ readonly known: boolean; readonly by: string | null }> => {
  const [row] = await run<{ known: boolean; by: string | null }>(
    'kitchen-write-course',
    `with known as (select exists (select from order_line where order_id = $1
         and coalesce(course_id, '') = $2) as known),
     before as (select by_name from kitchen_course where order_id = $1 and course_id = $2 and held = $3),
     written as (
       insert into kitchen_course as k (order_id, course_id, held, at, by_name)
       select $1, $2, $3, $4, $5 from known where known.known
       on conflict (order_id, course_id) do update set held = excluded.held, at = excluded.at, by_name = excluded.by_name
         where k.held <> excluded.held)
     select known.known, (select by_name from before) as by from known`,
    [orderId, course.id ?? '', course.held, course.at, course.by],
  );
  return { known: row?.known ?? false, by: row?.by ?? null };
};

/** Whether the kitchen has made something of a course of a locked order, or it was brought: it cannot wait any more. */
export const isCourseBegun = async (run: Run, orderId: string, course: string | null): Promise<boolean> => {
  const [row] = await run<{ begun: boolean }>(
    'kitchen-course-begun',
    `select exists (select from order_line where order_id = $1 and coalesce(course_id, '') = $2
       and (ready_at is not null or delivered_at is not null)) as begun`,
    [orderId, course ?? ''],
  );
  return row?.begun ?? false;
};
