import { feature } from '../../feature.ts';
import { foodCourtHandlers, foodCourtJobs } from './index.ts';

export const foodCourts = feature({
  name: 'food-courts',
  make: deps => ({ handlers: foodCourtHandlers(deps, deps.scanner), jobs: foodCourtJobs(deps) }),
});
