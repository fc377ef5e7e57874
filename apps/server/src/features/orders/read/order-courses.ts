import type { BoardOrder } from '@tableside/contract/http/console/board';
import { type CourseId, heldCourses, inServingOrder } from '@tableside/domain/kitchen';
import { isFinal, type OrderStatus } from '@tableside/domain/orders';

/** What staff said of a course, and the rule of the venue for the others. */
export type CoursesSaid = {
  /** `at` as the database writes instants in JSON. */
  readonly said: readonly {
    readonly id: CourseId;
    readonly held: boolean;
    readonly at: string;
    readonly by: string;
  }[];
  readonly of_venue: readonly string[];
  readonly holds_later: boolean;
};

/** SQL: {@link CoursesSaid} of order `o` at venue `v`; null where everything comes as it is ready. */
export const COURSES_SAID = `case when exists (select from order_line i where i.order_id = o.id and i.course_id is not null)
      or exists (select from kitchen_course k where k.order_id = o.id) then jsonb_build_object(
    'said', (select coalesce(jsonb_agg(jsonb_build_object('id', nullif(k.course_id, ''), 'held', k.held, 'at', k.at,
      'by', k.by_name)), '[]') from kitchen_course k where k.order_id = o.id),
    'of_venue', (select coalesce(jsonb_agg(c ->> 'id'), '[]') from jsonb_array_elements(v.settings -> 'courses') c),
    'holds_later', coalesce((select k.holds_courses from kitchen_settings k where k.venue_id = o.venue_id), true)) end`;

type Line = {
  readonly course_id: string | null;
  readonly quantity: number;
  readonly taken_off: number;
  readonly is_delivered: boolean;
  readonly ready_at: string | null;
};
type OrderInCourses = {
  readonly courses: CoursesSaid | null;
  readonly order: { readonly status: OrderStatus };
  readonly lines: readonly Line[];
};

const servingOf = ({ courses, lines }: OrderInCourses): readonly CourseId[] =>
  inServingOrder(
    lines.filter(line => line.taken_off < line.quantity).map(line => line.course_id),
    courses?.of_venue ?? [],
  );

/** The courses of an order that wait to be fired, as the kitchen sees them; of one that is over none does. */
export const heldOf = (facts: OrderInCourses): ReadonlySet<CourseId> => {
  const { courses, order } = facts;
  if (courses === null || isFinal(order.status)) return new Set();
  return heldCourses(servingOf(facts), {
    said: new Map(courses.said.map(({ id, held }) => [id, held])),
    holdsLater: courses.holds_later,
  });
};

/** Whether nobody makes a line before its course is fired. */
export const isHeld = (
  { course_id, taken_off, quantity, ready_at, is_delivered }: Line,
  held: ReadonlySet<CourseId>,
): boolean => held.has(course_id) && taken_off < quantity && ready_at === null && !is_delivered;

/**
 * When the course was fired that is being made now, where that was after the order was accepted: from then on its guest
 * waits.
 */
export const begunView = (
  facts: OrderInCourses & { readonly order: { readonly accepted_at: Date | null } },
): { begun_at?: string } => {
  const { courses, order, lines } = facts;
  const accepted = order.accepted_at?.getTime();
  if (courses === null || accepted === undefined) return {};
  const held = heldOf(facts);
  const begun = lines
    .filter(line => line.taken_off < line.quantity && !line.is_delivered && !held.has(line.course_id))
    .map(({ course_id }) => {
      const said = courses.said.find(({ id }) => id === course_id);
      return said ? Math.max(accepted, Date.parse(said.at)) : accepted;
    });
  const since = Math.min(...begun);
  return begun.length > 0 && since > accepted ? { begun_at: new Date(since).toISOString() } : {};
};

/** An order's courses for who carries them: which wait, and who said so last. */
export const coursesView = (facts: OrderInCourses): Pick<BoardOrder, 'courses'> => {
  const { courses } = facts;
  if (courses === null) return {};
  const held = heldOf(facts);
  const named = servingOf(facts).filter(course => course !== null);
  return {
    courses: named.map(id => {
      const said = courses.said.find(each => each.id === id);
      return {
        id,
        held: held.has(id),
        at: said ? new Date(said.at).toISOString() : null,
        by: said?.by ?? null,
      };
    }),
  };
};
