export { yearsOfBooks } from './books.ts';
export {
  daysKept,
  KEPT_KINDS,
  type KeptKind,
  keptSince,
  PERIODS,
  type PeriodProblem,
  periodChoices,
  periodProblems,
  type Retention,
  shortened,
} from './periods.ts';
