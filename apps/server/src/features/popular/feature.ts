import { feature } from '../../feature.ts';
import { popularHandlers, popularJobs } from './index.ts';

export const popular = feature({
  name: 'popular',
  make: deps => ({ handlers: popularHandlers(deps), jobs: popularJobs(deps) }),
});
