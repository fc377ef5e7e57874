import { feature } from '../../feature.ts';
import { callErasers, waiterHandlers, waiterJobs } from './index.ts';

export const waiter = feature({
  name: 'waiter',
  erasers: callErasers,
  make: deps => ({ handlers: waiterHandlers(deps), jobs: waiterJobs(deps) }),
});
