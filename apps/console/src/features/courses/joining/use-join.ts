import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useQueryClient } from '@tanstack/react-query';
import { call, isApiFailure } from '../../../api/call.ts';
import { kitchenKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useUndoNote } from '../../../parts/undo-note/use-undo-note.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import type { CourseTarget } from './course-targets.ts';

type Item = BoardOrder['items'][number];

/** Has a dish that waits come with another course. With one that is being made it is begun at once, and can be taken back. */
export const useJoin = (from: string) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const tellUndo = useUndoNote();
  const { run, disabled } = useVenueAction();

  const move = async (order: BoardOrder, item: Item, to: string, held: boolean) => {
    const answer = await run({
      name: `course of ${item.id} ${to} ${held}`,
      sets: `course of ${item.id}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/kitchen/orders/{order}/move', {
          venue: venueId,
          order: order.unique_order_number,
          idempotencyKey,
          body: { items: [item.id], course_id: to, held },
        }),
      onFailure: error => {
        if (!isApiFailure(error) || error.code !== 'order_move_refused') return false;
        const { course } = error.details;
        if (course === 'made') notify({ message: t('course.dishMade', { dish: item.name }), tone: 'calm' });
        else if (course === 'going' || course === 'held')
          notify({ message: t('course.otherwise'), tone: 'calm' });
        else return false;
        return true;
      },
    });
    void client.invalidateQueries({ queryKey: kitchenKey(venue.id) });
    return answer;
  };

  const join = async (order: BoardOrder, item: Item, { id, name, going }: CourseTarget): Promise<void> => {
    if (id === from) return;
    const done = await move(order, item, id, !going);
    if (!done?.changed || !going) return;
    tellUndo(
      t('course.joined', { dish: item.name, course: name }),
      t('course.undo'),
      () => void move(order, item, from, true),
    );
  };
  return { join, disabled };
};
