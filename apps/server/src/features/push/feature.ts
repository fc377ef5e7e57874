import { feature } from '../../feature.ts';
import { createPushDispatcher, pushHandlers, pushJobs } from './index.ts';

export const push = feature({
  name: 'push',
  make: deps => {
    const pulse = createPushDispatcher(deps);
    return { handlers: pushHandlers(deps, pulse), jobs: pushJobs(deps, pulse), hears: pulse.notice };
  },
});
