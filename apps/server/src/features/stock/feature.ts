import { feature } from '../../feature.ts';
import { stockHandlers, stockJobs } from './index.ts';

export const stock = feature({
  name: 'stock',
  make: deps => ({ handlers: stockHandlers(deps), jobs: stockJobs(deps) }),
});
