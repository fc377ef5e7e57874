import type { CourseId } from '@tableside/domain/kitchen';
import { useCallback } from 'react';
import { useText } from '../../i18n/index.ts';
import { useCourses } from './courses-query.ts';

/** What staff call a course; one that the venue has given up is only another course. */
export const useCourseName = (): ((course: CourseId) => string) => {
  const { t } = useText();
  const { courses } = useCourses();
  return useCallback(
    course => {
      if (course === null) return t('course.none');
      return courses.find(({ id }) => id === course)?.name ?? t('course.other');
    },
    [courses, t],
  );
};
