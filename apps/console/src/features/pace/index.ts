export { HoursForm } from './HoursForm.tsx';
export { PaceForm } from './PaceForm.tsx';
export { PaceHistory } from './PaceHistory.tsx';
export { PauseCategories } from './PauseCategories.tsx';
export { hoursQuery, type Pace, paceQuery } from './pace-query.ts';
export { useWhy } from './use-why.ts';
