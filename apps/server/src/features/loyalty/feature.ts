import { feature } from '../../feature.ts';
import { createLoyalty, type Loyalty, loyaltyHandlers, pointJobs } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Who pays the prices for members. */
    readonly loyalty: Loyalty;
  }
}

/** Loyalty programmes of venues, and the cards that guests have of them. ADR 0035. */
export const loyalty = feature({
  name: 'loyalty',
  offers: deps => ({ loyalty: createLoyalty(deps) }),
  make: deps => ({ handlers: loyaltyHandlers(deps), jobs: pointJobs(deps) }),
});
