import { Button, UnstyledButton } from '@mantine/core';
import type { BoardOrder } from '@tableside/contract/http/console/board';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useClock, useVenue } from '../session/index.ts';
import styles from './courses.module.css';
import { useCourses } from './courses-query.ts';
import { firedAt, heldAt } from './held-at.ts';
import { MoveCourseSheet } from './joining/MoveCourseSheet.tsx';
import { useCourseName } from './use-course-name.ts';
import { useFire } from './use-fire.ts';

/** What waits in the kitchen for a table, by course, each fired by a tap, and who fired what before; nothing where there is neither. */
export const HeldCourses = ({ orders }: { orders: readonly BoardOrder[] }) => {
  const { t } = useText();
  const { may } = useVenue();
  const { courses } = useCourses();
  const courseName = useCourseName();
  const { fire, disabled } = useFire();
  const held = heldAt(
    orders,
    courses.map(({ id }) => id),
  );
  const clock = useClock();
  const fired = firedAt(orders);
  const [moving, setMoving] = useState<string | null>(null);
  if (held.length === 0 && fired.length === 0) return null;
  return (
    <section className={styles.held} aria-label={t('course.waits')}>
      {held.map(course => {
        const name = courseName(course.id);
        return (
          <div key={course.id} className={styles.row}>
            <UnstyledButton
              className={`${styles.words} ${styles.open}`}
              aria-haspopup="dialog"
              aria-label={t('course.changeOf', { course: `${name}, ${course.dishes}` })}
              onClick={() => setMoving(course.id)}
            >
              <b>
                {name}: {t('course.waits')}
              </b>
              <span>{course.dishes}</span>
            </UnstyledButton>
            {may('moveOrders') && (
              <Button
                size="md"
                variant="default"
                leftSection={<Icon name="bell" size="1.1em" />}
                disabled={disabled}
                aria-label={t('course.fire', { course: name })}
                onClick={() => void fire(course)}
              >
                {t('kitchen.fire')}
              </Button>
            )}
          </div>
        );
      })}
      {fired.map(({ id, at, by }) => (
        <p key={id} className={styles.fired}>
          {t('course.firedBy', { course: courseName(id), time: clock.time(at), name: by })}
        </p>
      ))}
      {held.some(({ id }) => id === moving) && moving !== null && (
        <MoveCourseSheet
          orders={orders}
          course={moving}
          title={t('course.change')}
          onClose={() => setMoving(null)}
        />
      )}
    </section>
  );
};
