import { feature } from '../../feature.ts';
import { paceHandlers, paceJobs } from './index.ts';

export const pace = feature({
  name: 'pace',
  make: deps => ({ handlers: paceHandlers(deps), jobs: paceJobs(deps) }),
});
