import { feature } from '../../feature.ts';
import { callLimits, createLimits, type Limits, limitJobs } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** For tries that a call's own limits do not see, such as passwords per account. */
    readonly limits: Limits;
  }
}

export const limits = feature({
  name: 'limits',
  offers: ({ clock, env }) => ({ limits: createLimits(clock, env.rateLimitFactor) }),
  make: ({ limits, database }) => ({
    ports: { limits: callLimits(limits) },
    jobs: limitJobs(limits, database),
  }),
});
