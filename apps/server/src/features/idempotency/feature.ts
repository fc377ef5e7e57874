import { feature } from '../../feature.ts';
import { createIdempotency, idempotencyJobs } from './index.ts';

export const idempotency = feature({
  name: 'idempotency',
  make: ({ database }) => ({
    ports: { idempotency: createIdempotency(database) },
    jobs: idempotencyJobs(database),
  }),
});
