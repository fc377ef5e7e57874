import { UnstyledButton } from '@mantine/core';
import type { CourseId } from '@tableside/domain/kitchen';
import { useText } from '../../../i18n/index.ts';
import type { VenueCourse } from '../../courses/index.ts';
import styles from '../pad/seats.module.css';

type Props = {
  courses: readonly VenueCourse[];
  /** Undefined: as usual for the dish. */
  value: CourseId | undefined;
  /** Whether a dish may come as usual: not one that is on the table already. */
  usual?: boolean;
  onCourse: (course: CourseId | undefined) => void;
};

/** With which course the next dish comes, where it is another than usual; nothing where the venue has no courses. */
export const CourseChips = ({ courses, value, usual = false, onCourse }: Props) => {
  const { t } = useText();
  if (courses.length === 0) return null;
  const chip = (id: CourseId | undefined, words: string) => (
    <UnstyledButton
      key={id ?? String(id)}
      className={styles.seat}
      aria-pressed={value === id}
      onClick={() => onCourse(id)}
    >
      {words}
    </UnstyledButton>
  );
  return (
    <fieldset className={styles.seats} aria-label={t('course.with')}>
      {usual && chip(undefined, t('course.usual'))}
      {chip(null, t('course.none'))}
      {courses.map(({ id, name }) => chip(id, name))}
    </fieldset>
  );
};
