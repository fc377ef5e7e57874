export { type Age, type AgeBands, ageOf, type Band, DEFAULT_BANDS } from './age.ts';
export { type AllDay, allDayOf, type Counted } from './all-day.ts';
export {
  type CourseId,
  type CoursesUnderWay,
  type Held,
  heldCourses,
  heldWhenSent,
  inServingOrder,
  usualCourse,
} from './courses.ts';
export { type CourseStage, courseStage, type DishStage, joinProblem } from './join-course.ts';
export { type Routed, type Station, stationOf, stationsOfMenu } from './stations.ts';
export { type KitchenLine, type KitchenOrder, type Part, type Ticket, ticketOf } from './tickets.ts';
