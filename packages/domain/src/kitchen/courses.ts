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

/** Which courses of an order wait: those that staff hold, and all after the first that staff have not fired. */
export const heldCourses = (
  serving: readonly CourseId[],
  { said, holdsLater }: Held,
): ReadonlySet<CourseId> => {
  const first = serving.find(course => course !== null);
  const waits = (course: CourseId): boolean =>
    said.get(course) ?? (holdsLater && course !== null && course !== first);
  return new Set(serving.filter(waits));
};
