import { feature } from '../../feature.ts';
import { billJobs, noteEraser } from './index.ts';

export const bills = feature({
  name: 'bills',
  erasers: [noteEraser],
  make: deps => ({ jobs: billJobs(deps) }),
});
