import { UnstyledButton } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useText } from '../../../i18n/index.ts';
import parts from '../../../parts/parts.module.css';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import styles from '../courses.module.css';
import { useCourses } from '../courses-query.ts';
import { courseTargets } from './course-targets.ts';
import { useJoin } from './use-join.ts';

type Props = { orders: readonly BoardOrder[]; course: string; title: string; onClose: () => void };

/** The dishes of a course that waits, each with the courses that it can come with, and which of them the kitchen makes now. */
export const MoveCourseSheet = ({ orders, course, title, onClose }: Props) => {
  const { t } = useText();
  const { courses } = useCourses();
  const { join, disabled } = useJoin(course);
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
            {courseTargets(order, courses).map(target => (
              <UnstyledButton
                key={target.id}
                className={parts.choice}
                aria-pressed={target.id === course}
                disabled={disabled}
                onClick={() => void join(order, item, target)}
              >
                {target.going ? t('course.now', { course: target.name }) : target.name}
              </UnstyledButton>
            ))}
          </fieldset>
        ))}
      </div>
    </Sheet>
  );
};
