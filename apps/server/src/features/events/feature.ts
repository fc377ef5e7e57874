import { feature } from '../../feature.ts';
import { createAnalytics, createEventCounters, eventHandlers, eventJobs } from './index.ts';

export const events = feature({
  name: 'events',
  make: ({ database, clock, env, log }) => {
    const counters = createEventCounters(database, clock);
    const analytics = createAnalytics(env.analyticsUrl, log);
    return {
      handlers: eventHandlers(counters, analytics),
      jobs: eventJobs(counters, analytics),
      finish: async () => {
        await counters.flush();
        await analytics.flush();
      },
    };
  },
});
