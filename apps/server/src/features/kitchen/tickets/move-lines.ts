import { Refusal } from '@tableside/contract';
import { courseStage, joinProblem } from '@tableside/domain/kitchen';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { isBeingMade, kitchenMove, refuseMove } from './kitchen-move.ts';
import { moveToCourse, readCourseLines } from './move-store.ts';

/**
 * Has dishes come with another course: they wait with one that waits, and are begun with one that is being made, as it stood for whoever
 * says so. Refuses course_unknown, validation_failed for lines that the order does not have, and order_move_refused once one of them is
 * made or the course stands otherwise.
 */
export const moveLines =
  (deps: Deps): Handler<'POST /console/{venue}/kitchen/orders/{order}/move'> =>
  async input => {
    const { items, course_id, held } = input.body;
    const { settings } = await deps.venues.get(input.staff.venueId);
    if (!settings.courses.some(({ id }) => id === course_id)) {
      throw new Refusal('course_unknown', { course_id });
    }
    const asked = new Set(items);
    return kitchenMove(deps, input, 'kitchen-move', async (order, run) => {
      if (!isBeingMade(order)) return refuseMove(order);
      const known = await readCourseLines(run, order.id);
      if (known.filter(({ id }) => asked.has(id)).length < asked.size)
        throw new Refusal('validation_failed', { fields: { items: 'unknown' } });
      const lines = known.filter(({ isWanted }) => isWanted);
      const moving = lines.filter(line => asked.has(line.id) && line.course_id !== course_id);
      if (moving.length === 0) return { by: null };
      const there = lines.filter(line => line.course_id === course_id);
      const problem = joinProblem(
        moving.map(({ stage }) => stage),
        courseStage(there.map(({ stage }) => ({ held: stage === 'held' }))),
        held ? 'held' : 'going',
      );
      if (problem !== null) throw new Refusal('order_move_refused', { from: order.status, course: problem });
      const to = { course: course_id, held, at: new Date(deps.clock()), by: input.staff.name };
      await moveToCourse(
        run,
        order.id,
        moving.map(({ id }) => id),
        to,
      );
      const data = { kitchen: 'moved', course: course_id, items, held };
      return { change: { event: 'order-updated', data } };
    });
  };
