import { feature } from '../../feature.ts';
import { consoleReviewHandlers } from './console/index.ts';
import { reviewErasers } from './erasers-store.ts';
import { guestReviewHandlers } from './guest.ts';
import { platformReviewHandlers, platformReviewJobs } from './platform/index.ts';

export const reviews = feature({
  name: 'reviews',
  erasers: reviewErasers,
  make: deps => ({
    handlers: {
      ...guestReviewHandlers(deps),
      ...platformReviewHandlers(deps),
      ...consoleReviewHandlers(deps),
    },
    jobs: platformReviewJobs(deps),
  }),
});
