import { feature } from '../../feature.ts';
import { hurryGuestNews, notifyHandlers, notifyJobs } from './index.ts';

export const notify = feature({
  name: 'notify',
  make: deps => ({ handlers: notifyHandlers(deps), jobs: notifyJobs(deps), hears: hurryGuestNews(deps) }),
});
