import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Deed } from '../../../http/mount/handler.ts';
import { isCourseBegun, writeCourse } from './change-store.ts';
import { isBeingMade, kitchenMove, refuseMove } from './kitchen-move.ts';

/**
 * Holds a course of an order, or fires it. Refuses validation_failed for a course that the order does not have, and
 * order_move_refused for holding one of which something is made.
 */
export const setCourse =
  (deps: Deps): Deed<'POST /console/{venue}/kitchen/orders/{order}/course'> =>
  input => {
    const { course_id, held } = input.body;
    return kitchenMove(deps, input, held ? 'kitchen-hold' : 'kitchen-fire', async (order, run) => {
      if (!isBeingMade(order)) return refuseMove(order);
      const at = new Date(deps.clock());
      const course = { id: course_id, held, at, by: input.staff.name };
      if (held && (await isCourseBegun(run, order.id, course_id))) {
        throw new Refusal('order_move_refused', { from: order.status, course: 'made' });
      }
      const { known, by } = await writeCourse(run, order.id, course);
      if (!known) throw new Refusal('validation_failed', { fields: { course_id: 'unknown' } });
      if (by !== null) return { by };
      return {
        change: { event: 'order-updated', data: { kitchen: held ? 'held' : 'fired', course: course_id } },
      };
    });
  };
