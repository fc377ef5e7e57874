export { createFiscalTurns, fiscalJobs } from './receipts/jobs.ts';
export { fiscalHandlers } from './set-up/set-up.ts';
