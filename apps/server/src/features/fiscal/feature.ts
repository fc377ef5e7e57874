import { feature } from '../../feature.ts';
import { fiscalHandlers, fiscalJobs } from './index.ts';

export const fiscal = feature({
  name: 'fiscal',
  make: deps => ({ handlers: fiscalHandlers(deps), jobs: fiscalJobs(deps) }),
});
