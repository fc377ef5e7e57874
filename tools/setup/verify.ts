import { check } from './check.ts';

process.exitCode = await check({ browsers: false });
