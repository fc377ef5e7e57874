import { feature } from '../../feature.ts';
import { ledgerHandlers, ledgerJobs } from './index.ts';

export const ledger = feature({
  name: 'ledger',
  make: deps => ({ handlers: ledgerHandlers(deps), jobs: ledgerJobs(deps) }),
});
