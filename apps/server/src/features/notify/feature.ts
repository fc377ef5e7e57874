import { feature } from '../../feature.ts';
import { flushGuestNotifications, notifyHandlers, notifyJobs } from './index.ts';

export const notify = feature({
  name: 'notify',
  make: deps => ({
    handlers: notifyHandlers(deps),
    jobs: notifyJobs(deps),
    hears: flushGuestNotifications(deps),
  }),
});
