import { buildStale } from './build-steps.ts';

if (!(await buildStale())) process.exit(1);
