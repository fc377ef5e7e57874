export { ExceptionList } from './ExceptionList.tsx';
export { HoursForm } from './HoursForm.tsx';
export {
  draftOf as hoursDraftOf,
  type HoursDraft,
  hoursOf,
  problemOf as hoursProblemOf,
} from './hours-draft.ts';
export { PaceForm } from './PaceForm.tsx';
export { PaceHistory } from './PaceHistory.tsx';
export { PauseCategories } from './PauseCategories.tsx';
export { hoursQuery, type Pace, paceQuery } from './pace-query.ts';
export { useWhy } from './use-why.ts';
export { WeekFields } from './WeekFields.tsx';
