export { coursesQuery, useCourses, type VenueCourse, type VenueCourses } from './courses-query.ts';
export { HeldCourses } from './HeldCourses.tsx';
export { heldAt } from './held-at.ts';
export { useCourseName } from './use-course-name.ts';
export { useFire } from './use-fire.ts';
