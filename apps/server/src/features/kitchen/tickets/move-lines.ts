import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { isBeingMade, kitchenMove, refuseMove } from './kitchen-move.ts';
import { moveToCourse } from './move-store.ts';

/**
 * Has dishes that wait come with another course that waits, or with one that nothing of the order was in before. Refuses
 * course_unknown, validation_failed for lines that the order does not have, and order_move_refused once one of them, or the
 * other course, is being made.
 */
export const moveLines =
  (deps: Deps): Handler<'POST /console/{venue}/kitchen/orders/{order}/move'> =>
  async input => {
    const { items, course_id } = input.body;
    const { settings } = await deps.venues.get(input.staff.venueId);
    if (!settings.courses.some(({ id }) => id === course_id)) {
      throw new Refusal('course_unknown', { course_id });
    }
    return kitchenMove(deps, input, 'kitchen-move', async (order, run) => {
      if (!isBeingMade(order)) return refuseMove(order);
      const to = { course: course_id, at: new Date(deps.clock()), by: input.staff.name };
      const { known, going, moved } = await moveToCourse(run, order.id, [...new Set(items)], to);
      if (known < new Set(items).size)
        throw new Refusal('validation_failed', { fields: { items: 'unknown' } });
      if (going) throw new Refusal('order_move_refused', { from: order.status, course: 'made' });
      if (moved === 0) return { by: null };
      return { change: { event: 'order-updated', data: { kitchen: 'moved', course: course_id, items } } };
    });
  };
