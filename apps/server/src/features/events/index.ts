import type { Handlers } from '../../http/mount/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import type { Analytics } from './analytics.ts';
import type { EventCounters } from './counters.ts';

export { type Analytics, createAnalytics } from './analytics.ts';
export { createEventCounters, type EventCounters } from './counters.ts';

/**
 * Analytics of the guest app become counters per venue, day and name; nothing about the guest is kept. Where the operator
 * names a service it is told of them too. ANALYTICS-01…08.
 */
export const eventHandlers = (
  counters: EventCounters,
  analytics: Analytics,
): Handlers<'POST /events/{session}'> => ({
  'POST /events/{session}': async ({ guest, body }) => {
    const named = body.events.filter(({ name }) => counters.count(guest.venueId, name));
    analytics.tell(guest, named);
    return {};
  },
});

export const eventJobs = (counters: EventCounters, analytics: Analytics): Job[] => [
  {
    name: 'flush-event-counters',
    everySeconds: 10,
    onEveryServer: true,
    run: async () => {
      await counters.flush();
      await analytics.flush();
    },
  },
];
