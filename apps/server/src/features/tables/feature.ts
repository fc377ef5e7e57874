import { feature } from '../../feature.ts';
import { tableHandlers, tableJobs } from './index.ts';

export const tables = feature({
  name: 'tables',
  make: deps => ({ handlers: tableHandlers(deps), jobs: tableJobs(deps) }),
});
