import { feature } from '../../feature.ts';
import { invoiceHandlers, invoiceJobs } from './index.ts';

export const invoices = feature({
  name: 'invoices',
  make: deps => ({ handlers: invoiceHandlers(deps), jobs: invoiceJobs(deps) }),
});
