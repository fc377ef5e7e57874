export { fiscalJobs } from './receipts/jobs.ts';
export { fiscalHandlers } from './set-up/set-up.ts';
