import type { BoardOrder } from '@tableside/contract/http/console/board';
import { courseStage } from '@tableside/domain/kitchen';
import { isWanted } from '../../board/index.ts';

/** A course that a dish which waits can come with; `going`: the kitchen makes it, and begins the dish with it. */
export type CourseTarget = { readonly id: string; readonly name: string; readonly going: boolean };

/** The courses of the venue, as they stand in an order. */
export const courseTargets = (
  { items }: Pick<BoardOrder, 'items'>,
  courses: readonly { readonly id: string; readonly name: string }[],
): readonly CourseTarget[] =>
  courses.map(({ id, name }) => {
    const its = items.filter(item => item.course_id === id && isWanted(item));
    return { id, name, going: courseStage(its.map(({ held = false }) => ({ held }))) === 'going' };
  });
