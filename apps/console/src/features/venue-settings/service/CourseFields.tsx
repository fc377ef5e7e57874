import { Button } from '@mantine/core';
import type { ServiceSettings } from '@tableside/contract/http/admin/settings';
import { freshKey } from '../../../api/idempotency.ts';
import { useText } from '../../../i18n/index.ts';
import { MoveButtons } from '../../../parts/list/MoveButtons.tsx';
import { RowAction } from '../../../parts/list/RowAction.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { TextsByLanguage } from '../about/TextsByLanguage.tsx';
import styles from '../venue-settings.module.css';
import { CourseCategories } from './CourseCategories.tsx';

type Courses = ServiceSettings['courses'];
type Props = {
  readonly courses: Courses;
  /** The main one first. */
  readonly languages: readonly string[];
  readonly wrong: boolean;
  readonly onChange: (courses: Courses) => void;
};

/** The contract's bounds. */
const MOST = 12;
const LONGEST = 60;

/** With what a dish can be asked to come, in the order in which it is served. */
export const CourseFields = ({ courses, languages, wrong, onChange }: Props) => {
  const { t } = useText();
  const main = languages[0] ?? '';
  const move = (place: number, by: -1 | 1) => {
    const [moved] = courses.slice(place, place + 1);
    if (moved) onChange(courses.toSpliced(place, 1).toSpliced(place + by, 0, moved));
  };
  return (
    <SettingsCard>
      <h2>{t('service.courses')}</h2>
      <p>{t('service.coursesHint')}</p>
      {courses.map(({ id, name, categories }, place) => {
        const title = name[main]?.trim() || t('service.course', { number: place + 1 });
        return (
          <div key={id} className={styles.course}>
            <TextsByLanguage
              title={title}
              hint={t('service.courseName')}
              languages={languages}
              longest={LONGEST}
              value={name}
              onChange={next => onChange(courses.with(place, { id, name: next, categories }))}
            />
            <CourseCategories
              name={title}
              chosen={categories}
              onChange={next => onChange(courses.with(place, { id, name, categories: next }))}
            />
            <div className={styles.courseDeeds}>
              <MoveButtons
                boxed
                up={t('service.courseUp', { name: title })}
                down={t('service.courseDown', { name: title })}
                place={place}
                count={courses.length}
                onMove={by => move(place, by)}
              />
              <RowAction
                boxed
                icon="close"
                label={t('service.removeCourse', { name: title })}
                onClick={() => onChange(courses.toSpliced(place, 1))}
              />
            </div>
          </div>
        );
      })}
      {wrong && <p role="alert">{t('service.courseMissing')}</p>}
      {courses.length < MOST && (
        <Button
          variant="default"
          onClick={() => onChange([...courses, { id: freshKey().slice(0, 13), name: {}, categories: [] }])}
        >
          {t('service.addCourse')}
        </Button>
      )}
    </SettingsCard>
  );
};
