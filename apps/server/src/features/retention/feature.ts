import { feature } from '../../feature.ts';
import { retentionHandlers, retentionJobs } from './index.ts';

export const retention = feature({
  name: 'retention',
  make: deps => ({ handlers: retentionHandlers(deps), jobs: retentionJobs(deps) }),
});
