import type { Handlers } from '../../http/handler.ts';
import type { Job } from '../../jobs/runner.ts';
import type { EventCounters } from './counters.ts';

export { createEventCounters, type EventCounters } from './counters.ts';

/** Analytics of the guest app become counters per venue, day and name; nothing about the guest is kept. ANALYTICS-01…08. */
export const eventHandlers = (counters: EventCounters): Handlers<'POST /events/{session}'> => ({
  'POST /events/{session}': async ({ guest, body }) => {
    for (const { name } of body.events) counters.count(guest.venueId, name);
    return {};
  },
});

export const eventJobs = (counters: EventCounters): Job[] => [
  { name: 'flush-event-counters', everySeconds: 10, onEveryServer: true, run: () => counters.flush() },
];
