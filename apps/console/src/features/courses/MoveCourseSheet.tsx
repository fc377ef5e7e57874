import { UnstyledButton } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { call } from '../../api/call.ts';
import parts from '../../parts/parts.module.css';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { isWanted, useVenueAction } from '../board/index.ts';
import styles from './courses.module.css';
import { useCourses } from './courses-query.ts';

type Item = BoardOrder['items'][number];
type Props = { orders: readonly BoardOrder[]; course: string; title: string; onClose: () => void };

/** Courses that a dish which waits can come with: what is being made of its order takes nothing in. */
const targets = (order: BoardOrder, courses: readonly { id: string; name: string }[]) =>
  courses.filter(({ id }) => {
    const its = order.items.filter(item => item.course_id === id && isWanted(item));
    return its.every(({ held }) => held);
  });

/** The dishes of a course that waits, each with the courses that it can come with. */
export const MoveCourseSheet = ({ orders, course, title, onClose }: Props) => {
  const { courses } = useCourses();
  const { run, disabled } = useVenueAction();
  const move = (order: BoardOrder, item: Item, to: string) =>
    run({
      name: `course of ${item.id} ${to}`,
      sets: `course of ${item.id}`,
      send: (venue, idempotencyKey) =>
        call('POST /console/{venue}/kitchen/orders/{order}/move', {
          venue,
          order: order.unique_order_number,
          idempotencyKey,
          body: { items: [item.id], course_id: to },
        }),
    });
  const dishes = orders.flatMap(order =>
    order.items.filter(item => item.held && item.course_id === course).map(item => ({ order, item })),
  );
  return (
    <Sheet opened onClose={onClose} title={title}>
      <div className={styles.held}>
        {dishes.map(({ order, item }) => (
          <fieldset key={item.id} className={`${parts.choices} ${styles.choices}`}>
            <legend>
              {item.quantity - item.taken_off} × {item.name}
            </legend>
            {targets(order, courses).map(({ id, name }) => (
              <UnstyledButton
                key={id}
                className={parts.choice}
                aria-pressed={id === course}
                disabled={disabled}
                onClick={() => void move(order, item, id)}
              >
                {name}
              </UnstyledButton>
            ))}
          </fieldset>
        ))}
      </div>
    </Sheet>
  );
};
