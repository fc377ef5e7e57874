import { feature } from '../../feature.ts';
import { billJobs } from './index.ts';

export const bills = feature({
  name: 'bills',
  make: deps => ({ jobs: billJobs(deps) }),
});
