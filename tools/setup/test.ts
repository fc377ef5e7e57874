import { check, STEPS } from './check.ts';

process.exitCode = await check(STEPS);
