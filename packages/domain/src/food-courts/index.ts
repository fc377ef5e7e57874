export { addressOfCourt } from './court-address.ts';
export { type CourtChange, courtChange } from './court-change.ts';
export {
  type CourtProblem,
  courtProblems,
  LONGEST_COURT_DESCRIPTION,
  LONGEST_COURT_NAME,
  MOST_STALLS,
} from './court-problems.ts';
export { shortDescription } from './short-description.ts';
export { shuffled } from './shuffle.ts';
export { type StallState, stallState } from './stall.ts';
