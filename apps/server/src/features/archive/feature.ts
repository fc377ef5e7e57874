import { join } from 'node:path';
import { feature } from '../../feature.ts';
import { archiveHandlers, createArchiveUploads, landingJobs, restoreHandlers } from './index.ts';

export const archive = feature({
  name: 'archive',
  make: deps => {
    const landing = createArchiveUploads(join(deps.env.dataDir, 'tmp'));
    return {
      handlers: { ...archiveHandlers(deps), ...restoreHandlers(deps, landing) },
      jobs: landingJobs(landing),
      finish: landing.close,
    };
  },
});
