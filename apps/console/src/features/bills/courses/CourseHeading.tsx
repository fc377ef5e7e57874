import { UnstyledButton } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useCourseName } from '../../courses/index.ts';
import styles from './courses.module.css';
import type { DraftCourse } from './draft-courses.ts';

type Props = {
  course: DraftCourse;
  /** Absent: it stays as it is. */
  onHold?: ((course: string, held: boolean) => void) | undefined;
};

/** A course of what lies in the pad, and whether the kitchen lets it wait. */
export const CourseHeading = ({ course: { id, held }, onHold }: Props) => {
  const { t } = useText();
  const name = useCourseName()(id);
  return (
    <div className={styles.heading}>
      <h3>{name}</h3>
      {id !== null && onHold && (
        <UnstyledButton
          className={styles.hold}
          aria-pressed={held}
          aria-label={`${t('course.waits')}: ${name}`}
          onClick={() => onHold(id, !held)}
        >
          <Icon name={held ? 'check' : 'clock'} size="1.1em" /> {t('course.waits')}
        </UnstyledButton>
      )}
    </div>
  );
};
