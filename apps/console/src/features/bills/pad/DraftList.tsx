import { UnstyledButton } from '@mantine/core';
import { times } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useCourseName } from '../../courses/index.ts';
import { useMoney } from '../../session/index.ts';
import type { PadLine } from '../add/menu-changes.ts';
import { CourseHeading } from '../courses/CourseHeading.tsx';
import courseStyles from '../courses/courses.module.css';
import type { DraftCourse } from '../courses/draft-courses.ts';
import grid from '../grid/grid.module.css';
import styles from '../sheets.module.css';

type Props = {
  courses: readonly DraftCourse<PadLine>[];
  /** Lets a course wait in the kitchen, or not. */
  onHold?: (course: string, held: boolean) => void;
  /** Absent: it was sent like this, and stays so until that is answered. */
  onQuantity?: (key: string, quantity: number) => void;
  /** Opens a line to be changed: how many, its options, its note. */
  onOpen?: (line: PadLine) => void;
  /** The line that the latest tap went to, by its key, and whether a word for the kitchen about it is asked. */
  latest?: string | undefined;
  noting?: boolean;
  onNote?: () => void;
};

const LineWords = ({ line }: { line: PadLine }) => {
  const { t } = useText();
  const money = useMoney();
  const { name, details, unit, quantity, was, gone } = line;
  return (
    <>
      {line.wire.seat ? `${t('pad.seat', { seat: line.wire.seat })}: ` : ''}
      {quantity} × {name}
      {details !== '' && <small>{details}</small>}
      {gone && <em className={styles.changed}>{t('pad.gone')}</em>}
      {was !== null && (
        <em className={styles.changed}>{t('pad.price', { now: money.show(unit), was: money.show(was) })}</em>
      )}
    </>
  );
};

const Lines = ({
  lines,
  label,
  onQuantity,
  onOpen,
  latest,
  noting = false,
  onNote,
}: Omit<Props, 'courses' | 'onHold'> & { lines: readonly PadLine[]; label: string }) => {
  const { t } = useText();
  const money = useMoney();
  return (
    <ul className={grid.chips} aria-label={label}>
      {lines.map(line => (
        <li key={line.key} className={grid.chip}>
          {onOpen && 'menu_item_id' in line.wire && !line.gone ? (
            <UnstyledButton
              className={grid.line}
              title={t('add.change', { dish: line.name })}
              onClick={() => onOpen(line)}
            >
              <LineWords line={line} />
            </UnstyledButton>
          ) : (
            <span className={grid.line}>
              <LineWords line={line} />
              {!onQuantity && <small>{money.show(times(line.unit, line.quantity))}</small>}
            </span>
          )}
          {onNote && line.key === latest && (
            <UnstyledButton
              className={grid.note}
              aria-label={t('note.for', { dish: line.name })}
              aria-expanded={noting}
              onClick={onNote}
            >
              <Icon name="note" size="1.2em" />
            </UnstyledButton>
          )}
          {onQuantity && (
            <UnstyledButton
              className={grid.minus}
              aria-label={t('stepper.less', { what: line.name })}
              onClick={() => onQuantity(line.key, line.quantity - 1)}
            >
              −
            </UnstyledButton>
          )}
        </li>
      ))}
    </ul>
  );
};

/**
 * What is about to be ordered, by course where there is one, and what the menu says otherwise by now: touched to be changed,
 * taken out one by one.
 */
export const DraftList = ({ courses, onHold, ...more }: Props) => {
  const { t } = useText();
  const nameOf = useCourseName();
  const label = t('add.draft');
  if (courses.every(({ id }) => id === null)) {
    return <Lines lines={courses.flatMap(({ lines }) => lines)} label={label} {...more} />;
  }
  return (
    <section className={courseStyles.courses} aria-label={label}>
      {courses.map(course => (
        <div key={course.id} className={courseStyles.course}>
          <CourseHeading course={course} onHold={onHold} />
          <Lines lines={course.lines} label={nameOf(course.id)} {...more} />
        </div>
      ))}
    </section>
  );
};
