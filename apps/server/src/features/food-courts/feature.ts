import { feature } from '../../feature.ts';
import { createHallPulse, foodCourtHandlers, foodCourtJobs } from './index.ts';

export const foodCourts = feature({
  name: 'food-courts',
  make: deps => {
    const pulse = createHallPulse(deps, deps.realtime.passing);
    return {
      handlers: foodCourtHandlers(deps, deps.scanner),
      jobs: foodCourtJobs(deps),
      hears: pulse.notice,
      quiet: pulse.stop,
    };
  },
});
