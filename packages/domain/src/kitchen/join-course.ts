/** How a dish stands in the kitchen: its course waits, it is being made, or it is made or was carried out. */
export type DishStage = 'held' | 'going' | 'made';
/** How a course stands: nothing of the order is in it, it waits, or the kitchen makes it. */
export type CourseStage = 'absent' | 'held' | 'going';

/** Why dishes do not join a course: one is made already, or the course is not what the person saw. */
export type JoinProblem = 'made' | Exclude<CourseStage, 'absent'>;

/**
 * Whether dishes may come with another course; null: they may. A dish that joins a course that waits, waits with it; one that joins a course
 * that is being made is begun at once. `seen` is how the course stood for the person who says so: a dish is never begun because a colleague
 * fired its new course meanwhile, and never waits because one put it on hold.
 */
export const joinProblem = (
  dishes: readonly DishStage[],
  course: CourseStage,
  seen: 'held' | 'going',
): JoinProblem | null => {
  if (dishes.includes('made')) return 'made';
  return course === 'absent' || course === seen ? null : course;
};

/** How a course stands by its dishes that are still wanted. */
export const courseStage = (dishes: readonly { readonly held: boolean }[]): CourseStage => {
  if (dishes.length === 0) return 'absent';
  return dishes.some(({ held }) => !held) ? 'going' : 'held';
};
