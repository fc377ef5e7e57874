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
  make: ({ env, clock, database }) => {
    const limits = createLimits(clock, env.rateLimitFactor);
    return { part: { limits }, ports: { limits: callLimits(limits) }, jobs: limitJobs(limits, database) };
  },
});
