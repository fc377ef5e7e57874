/** Lines without a course come with the first. */
export type CourseId = string | null;

export type Held = {
  /** What staff said, by course; it counts before the rule. */
  readonly said: ReadonlyMap<CourseId, boolean>;
  /** Whether later courses wait until staff fire them. */
  readonly holdsLater: boolean;
};

/**
 * An order's courses as they are served: what has no course first, then in the venue's order; a course that the venue
 * has given up comes last.
 */
export const inServingOrder = (
  present: readonly CourseId[],
  ofVenue: readonly string[],
): readonly CourseId[] => {
  const place = (course: CourseId): number => {
    if (course === null) return -1;
    const index = ofVenue.indexOf(course);
    return index < 0 ? ofVenue.length : index;
  };
  return [...new Set(present)].sort((a, b) => place(a) - place(b));
};

const firstOf = (serving: readonly CourseId[]): CourseId | undefined =>
  serving.find(course => course !== null);

/** Which courses of an order wait: those that staff hold, and all after the first that staff have not fired. */
export const heldCourses = (
  serving: readonly CourseId[],
  { said, holdsLater }: Held,
): ReadonlySet<CourseId> => {
  const first = firstOf(serving);
  const waits = (course: CourseId): boolean =>
    said.get(course) ?? (holdsLater && course !== null && course !== first);
  return new Set(serving.filter(waits));
};

/**
 * With which course a dish comes where nobody says otherwise: with the first that the venue put its category in; null: as
 * soon as it is ready, as drinks do.
 */
export const usualCourse = (
  category: string,
  courses: readonly { readonly id: string; readonly categories: readonly string[] }[],
): CourseId => courses.find(({ categories }) => categories.includes(category))?.id ?? null;

/** What a table has in the kitchen when another round is written for it. */
export type CoursesUnderWay = {
  /** Courses of which something waits to be fired. */
  readonly held: readonly CourseId[];
  /** Courses that the kitchen makes, or of which something is still to be carried. */
  readonly going: readonly CourseId[];
};

/**
 * Which courses of a round wait if nobody says otherwise: what waits at the table already, and where later courses wait,
 * each that comes after another that the table has not had yet. Of an empty table the first one fires.
 */
export const heldWhenSent = (
  ofRound: readonly CourseId[],
  table: CoursesUnderWay,
  ofVenue: readonly string[],
  holdsLater: boolean,
): ReadonlySet<CourseId> => {
  const serving = inServingOrder(ofRound, ofVenue);
  const first = firstOf(inServingOrder([...ofRound, ...table.going, ...table.held], ofVenue));
  return new Set(
    serving.filter(
      course => course !== null && (table.held.includes(course) || (holdsLater && course !== first)),
    ),
  );
};
