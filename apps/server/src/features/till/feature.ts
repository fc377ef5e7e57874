import { feature } from '../../feature.ts';
import { mountTillWebhook, tillHandlers, tillJobs } from './index.ts';

export const till = feature({
  name: 'till',
  make: deps => ({
    handlers: tillHandlers(deps),
    jobs: tillJobs(deps),
    mount: scope => mountTillWebhook(scope, deps),
  }),
});
