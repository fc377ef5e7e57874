import { feature } from '../../feature.ts';
import { pictureJobs } from './index.ts';

export const pictures = feature({
  name: 'pictures',
  make: deps => ({ jobs: pictureJobs(deps) }),
});
