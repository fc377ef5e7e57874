import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { kitchenKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useTableName } from '../../parts/table-name.ts';
import { useUndoNote } from '../../parts/undo-note/use-undo-note.tsx';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import type { HeldCourse } from './held-at.ts';
import { useCourseName } from './use-course-name.ts';

type Orders = Pick<HeldCourse, 'id' | 'orders'>;

/**
 * Has the kitchen begin a course that waited, with one tap, and offers to take it back. Of several orders at a table each is
 * told; where a colleague was quicker it is said who.
 */
export const useFire = () => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const tellUndo = useUndoNote();
  const tableName = useTableName();
  const courseName = useCourseName();
  const { run, busy, disabled } = useVenueAction();

  const say = useCallback(
    (order: BoardOrder, course: string, held: boolean) =>
      run({
        name: `kitchen ${order.unique_order_number} course ${course} ${held}`,
        sets: `kitchen ${order.unique_order_number}`,
        send: (venueId, idempotencyKey) =>
          call('POST /console/{venue}/kitchen/orders/{order}/course', {
            venue: venueId,
            order: order.unique_order_number,
            idempotencyKey,
            body: { course_id: course, held },
          }),
        onFailure: error => {
          if (!isApiFailure(error) || error.code !== 'order_move_refused') return false;
          const number = order.order_id;
          const made = error.details.course === 'made';
          notify({ message: t(made ? 'course.begun' : 'kitchen.gone', { number }), tone: 'calm' });
          return true;
        },
      }),
    [run, notify, t],
  );

  const hold = async ({ id, orders }: Orders): Promise<void> => {
    for (const order of orders) await say(order, id, true);
    void client.invalidateQueries({ queryKey: kitchenKey(venue.id) });
  };
  /** Answers with the orders of which the kitchen has it now. */
  const fire = async ({ id, orders }: Orders): Promise<readonly BoardOrder[]> => {
    const fired: BoardOrder[] = [];
    for (const order of orders) {
      const answer = await say(order, id, false);
      if (!answer) continue;
      if (answer.changed) fired.push(order);
      else if (answer.by !== null) notify({ message: t('kitchen.quicker', { by: answer.by }), tone: 'calm' });
    }
    void client.invalidateQueries({ queryKey: kitchenKey(venue.id) });
    const [first] = fired;
    if (first) {
      tellUndo(
        t('course.fired', { course: courseName(id), table: tableName(first.table_name) }),
        t('course.undo'),
        () => void hold({ id, orders: fired }),
      );
    }
    return fired;
  };
  return { fire, busy, disabled };
};
