export { dayHourAt, dayHours } from './day-hours.ts';
export {
  BAD_RATING,
  byUrgency,
  HOME_NEEDS,
  type HomeNeed,
  isRunningOut,
  isSlower,
  RATING_IS_NEWS_DAYS,
} from './needs.ts';
export {
  type BesideUsual,
  besideUsual,
  type CurvePoint,
  type TakingsDay,
  USUAL_WEEKS,
  usual,
  wasOpen,
} from './usual.ts';
