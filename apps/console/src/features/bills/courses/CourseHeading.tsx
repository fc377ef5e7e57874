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
  if (id === null || !onHold) {
    return <h3 className={styles.name}>{held ? t('kitchen.held', { course: name }) : name}</h3>;
  }
  return (
    <h3 className={styles.name}>
      <UnstyledButton
        className={styles.hold}
        aria-pressed={held}
        aria-label={t('kitchen.held', { course: name })}
        onClick={() => onHold(id, !held)}
      >
        <Icon name="clock" size="1.1em" />
        {held ? t('kitchen.held', { course: name }) : name}
      </UnstyledButton>
    </h3>
  );
};
