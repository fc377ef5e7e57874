import type { CallInput } from '@tableside/contract/client';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { type CourseId, type CoursesUnderWay, heldWhenSent, inServingOrder } from '@tableside/domain/kitchen';
import type { VenueCourses } from '../../courses/index.ts';
import type { DraftLine } from '../pad/draft.ts';

type Said = CallInput<'POST /console/{venue}/bills/{bill}/lines'>['body']['courses'];

export const courseOf = ({ wire }: Pick<DraftLine, 'wire'>): CourseId => wire.course_id ?? null;

/** A course of what lies in the pad. */
export type DraftCourse<Line extends DraftLine = DraftLine> = {
  readonly id: CourseId;
  /** Whether it waits in the kitchen once it is sent. */
  readonly held: boolean;
  readonly lines: readonly Line[];
};

/** What of a party is in the kitchen, by course. */
export const underWay = (orders: readonly BoardOrder[]): CoursesUnderWay => {
  const open = orders
    .flatMap(({ items }) => items)
    .filter(item => !item.is_delivered && item.taken_off < item.quantity);
  const of = (held: boolean): readonly CourseId[] => [
    ...new Set(open.filter(item => (item.held ?? false) === held).map(item => item.course_id)),
  ];
  return { held: of(true), going: of(false) };
};

/** What lies in the pad by course, as it is served: what staff said of a course counts before what is usual. */
export const draftCourses = <Line extends DraftLine>(
  draft: readonly Line[],
  party: CoursesUnderWay,
  { courses, holds_later }: VenueCourses,
): readonly DraftCourse<Line>[] => {
  const ofVenue = courses.map(({ id }) => id);
  const present = draft.map(courseOf);
  const held = heldWhenSent(present, party, ofVenue, holds_later);
  return inServingOrder(present, ofVenue).map(id => {
    const lines = draft.filter(line => courseOf(line) === id);
    const said = lines.find(line => line.held !== undefined)?.held;
    return { id, held: id !== null && (said ?? held.has(id)), lines };
  });
};

/** The lines, each with whether its course waits: so they are kept for later, whatever the rule is by then. */
export const asSaid = (courses: readonly DraftCourse[]): readonly DraftLine[] =>
  courses.flatMap(({ id, held, lines }) => (id === null ? lines : lines.map(line => ({ ...line, held }))));

/** What the server is told of the courses of lines that {@link asSaid} made. */
export const coursesSaid = (lines: readonly DraftLine[]): NonNullable<Said> =>
  [...Map.groupBy(lines, courseOf)].flatMap(([id, of]) => {
    const held = of.find(line => line.held !== undefined)?.held;
    return id === null || held === undefined ? [] : [{ course_id: id, held }];
  });

/** Lets a course of the draft wait, or not. */
export const holdCourse = (
  draft: readonly DraftLine[],
  course: CourseId,
  held: boolean,
): readonly DraftLine[] => draft.map(line => (courseOf(line) === course ? { ...line, held } : line));
