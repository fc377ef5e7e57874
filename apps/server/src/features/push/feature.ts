import { feature } from '../../feature.ts';
import { createPushPulse, pushHandlers, pushJobs } from './index.ts';

export const push = feature({
  name: 'push',
  make: deps => {
    const pulse = createPushPulse(deps);
    return { handlers: pushHandlers(deps, pulse), jobs: pushJobs(deps, pulse), hears: pulse.notice };
  },
});
