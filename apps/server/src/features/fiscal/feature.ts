import { feature } from '../../feature.ts';
import type { Turns } from '../../jobs/turns.ts';
import { createFiscalTurns, fiscalHandlers, fiscalJobs } from './index.ts';

declare module '../../deps.ts' {
  interface Deps {
    /** Where fiscal receipts are printed. */
    readonly fiscalTurns: Turns;
  }
}

export const fiscal = feature({
  name: 'fiscal',
  offers: deps => ({ fiscalTurns: createFiscalTurns(deps) }),
  make: deps => ({
    handlers: fiscalHandlers(deps),
    jobs: fiscalJobs(deps, deps.fiscalTurns),
    finish: deps.fiscalTurns.finish,
  }),
});
